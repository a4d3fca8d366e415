import { mount } from 'svelte'
import App from './App.svelte'
import './styles'

const target = document.getElementById('app')
if (target) {
  target.textContent = '' // the word that was shown meanwhile
  mount(App, { target })
}
