// The identity server of a club, for tests: node provider.mjs <issuer> <where people come back to>
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { default: Provider } = await import(pathToFileURL(createRequire(`${process.cwd()}/package.json`).resolve('oidc-provider')).href)
const [issuer, back] = process.argv.slice(2)
const provider = new Provider(issuer, {
  clients: [{ client_id: 'taletable', client_secret: 'between us', redirect_uris: [back], grant_types: ['authorization_code'] }],
  claims: { openid: ['sub'], profile: ['name'] },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, name: `${id} of the club` }) }),
  pkce: { required: () => true },
  cookies: { keys: ['for tests only'] },
})
provider.listen(new URL(issuer).port, '127.0.0.1', () => console.log('ready'))
