/**
 * Filters and gradients all Paper Tales drawings refer to. Put once per page, as a child of
 * `<svg width="0" height="0" style="position:absolute" aria-hidden="true">` (not `display:none`).
 */
export const FILTERS: string = `<defs>
<filter id="pt-in" x="-35%" y="-30%" width="170%" height="170%"><feDropShadow dx=".8" dy="1.6" stdDeviation="1" flood-color="#101820"
  flood-opacity=".42"/></filter>
<filter id="pt-sh" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="3.5" flood-color="#0a1420"
  flood-opacity=".5"/></filter>
<filter id="pt-cut" x="-25%" y="-15%" width="150%" height="135%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="2.2"/><feComponentTransfer result="o"><feFuncA type="linear" slope="14" intercept="-1"/></feComponentTransfer>
<feFlood flood-color="#fdf6e6"/><feComposite in2="o" operator="in" result="w"/>
<feGaussianBlur in="o" stdDeviation="2.6"/><feOffset dx="3" dy="4" result="s"/><feFlood flood-color="#0a1420" flood-opacity=".5"/>
  <feComposite in2="s" operator="in" result="sh"/>
<feMerge><feMergeNode in="sh"/><feMergeNode in="w"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="pt-torn" x="-5%" y="-10%" width="110%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3"
  seed="4"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="pt-torn2" x="-5%" y="-10%" width="110%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2"
  seed="9"/><feDisplacementMap in="SourceGraphic" scale="4" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="pt-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .75" numOctaves="2"
  seed="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .16 0 0 0 0 .12 0 0 0 -1.3 .85"/></filter>
<linearGradient id="pt-foot" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffe3a0" stop-opacity="0"/>
  <stop offset="1" stop-color="#ffe3a0" stop-opacity=".55"/></linearGradient>
<linearGradient id="pt-beam" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffb48f" stop-opacity="0"/>
  <stop offset="1" stop-color="#ff8a5c" stop-opacity=".75"/></linearGradient>
<radialGradient id="pt-glow"><stop offset="0" stop-color="#fff3c4" stop-opacity=".95"/>
  <stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>
<radialGradient id="pt-wax" cx=".4" cy=".35" r=".7"><stop offset="0" stop-color="#e2675a"/><stop offset=".45" stop-color="#b5302a"/>
  <stop offset="1" stop-color="#8d211d"/></radialGradient>
</defs>`
