import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import noBareWords from './eslint/no-bare-words.js'
import throughHome from './eslint/through-home.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'src/generated', 'public'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 160, ignoreUrls: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }], // `== null` asks for null and undefined
      'no-undef': 'off', // TypeScript knows better
      'no-sparse-arrays': 'off', // how zzfx writes a sound
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-at-html-tags': 'off', // drawings are markup of our own; words of people never pass through it
      'svelte/no-unused-svelte-ignore': 'off', // it does not see the warnings of svelte-check, which does check them
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would drop
      'svelte/prefer-svelte-reactivity': 'off', // a Map that lives inside a function needs no signal
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  { plugins: { taletable: { rules: { 'no-bare-words': noBareWords, 'through-home': throughHome } } } },
  {
    files: ['src/**'],
    ignores: ['src/art/**', 'src/games/*/art/**', 'src/**/*.test.ts'], // drawings have no words
    rules: { 'taletable/no-bare-words': 'error' },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/home.ts', 'src/**/*.test.ts'],
    rules: { 'taletable/through-home': 'error' },
  },
)
