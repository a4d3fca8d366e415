import { mount } from 'svelte'
import App from './App.svelte'
import { serve } from './lib/service.svelte'
import './styles'
import { words } from './words/index.svelte'

const target = document.getElementById('app')
if (target) {
  void words.begin().then(() => {
    target.textContent = '' // the word that was shown meanwhile
    mount(App, { target })
    serve()
  })
}
