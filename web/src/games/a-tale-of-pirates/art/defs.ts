/** Gradients, patterns and clips that the drawings of this board share. */
export const DEFS = `
<linearGradient id="tp-sand" x1="0" x2="1"><stop stop-color="#f6d68a"/><stop offset=".55" stop-color="#e5ae4c"/>
  <stop offset="1" stop-color="#b87b24"/></linearGradient>
<linearGradient id="tp-brass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff0bf"/><stop offset=".35" stop-color="#d9b25a"/>
  <stop offset=".6" stop-color="#a5782c"/><stop offset="1" stop-color="#e6c474"/></linearGradient>
<linearGradient id="tp-brassRing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff3c8"/><stop offset=".25" stop-color="#cfa348"/>
  <stop offset=".5" stop-color="#f3d98f"/><stop offset=".75" stop-color="#94691f"/><stop offset="1" stop-color="#e0bd68"/>
  </linearGradient>
<linearGradient id="tp-lag" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#35bccd"/><stop offset="1" stop-color="#11677a"/></linearGradient>
<radialGradient id="tp-sea"><stop stop-color="#5cc6c4"/><stop offset=".55" stop-color="#2693a4"/><stop offset="1" stop-color="#125468"/></radialGradient>
<radialGradient id="tp-seaEdge"><stop offset=".8" stop-color="#062630" stop-opacity="0"/>
  <stop offset="1" stop-color="#062630" stop-opacity=".6"/></radialGradient>
<radialGradient id="tp-hole" cx=".4" cy=".3"><stop stop-color="#5a3717"/><stop offset="1" stop-color="#1d0e03"/></radialGradient>
<radialGradient id="tp-cork" cx=".35" cy=".3"><stop stop-color="#f0c98f"/><stop offset=".7" stop-color="#c48d4e"/>
  <stop offset="1" stop-color="#8a5a2a"/></radialGradient>
<radialGradient id="tp-ball" cx=".35" cy=".3"><stop stop-color="#a9b6bb"/><stop offset=".35" stop-color="#4a555b"/>
  <stop offset="1" stop-color="#0d1215"/></radialGradient>
<radialGradient id="tp-glowG"><stop offset=".5" stop-color="#6ff0f5"/><stop offset="1" stop-color="#6ff0f5" stop-opacity="0"/></radialGradient>
<radialGradient id="tp-readyG"><stop offset=".45" stop-color="#dcff8f" stop-opacity=".95"/>
  <stop offset="1" stop-color="#d7ff9c" stop-opacity="0"/></radialGradient>
<radialGradient id="tp-dial"><stop stop-color="#fff8e4"/><stop offset="1" stop-color="#e6d09c"/></radialGradient>
<linearGradient id="tp-iron" x1="0" x2="1"><stop stop-color="#12171a"/><stop offset=".35" stop-color="#6f7c82"/>
  <stop offset=".6" stop-color="#2c3438"/><stop offset="1" stop-color="#0b0e10"/></linearGradient>
<linearGradient id="tp-deckShade" x1="0" x2="1"><stop stop-color="#fff2cf" stop-opacity=".18"/>
  <stop offset=".5" stop-color="#fff2cf" stop-opacity=".08"/><stop offset="1" stop-color="#1d0e03" stop-opacity=".38"/></linearGradient>
<linearGradient id="tp-canvas" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#d8bf8d"/></linearGradient>
<linearGradient id="tp-wood" x1="0" x2="1"><stop stop-color="#6b421f"/><stop offset=".5" stop-color="#553217"/>
  <stop offset="1" stop-color="#432510"/></linearGradient>
<clipPath id="tp-seaClip"><circle r="191"/></clipPath>
<clipPath id="tp-deckClip"><path d="M0-186C30-160 84-122 103-62C117-16 116 42 104 90C96 124 84 146 68 164Q0 180-68 164
  C-84 146-96 124-104 90C-116 42-117-16-103-62C-84-122-30-160 0-186Z" transform="scale(.895,.915)"/></clipPath>
<pattern id="tp-wav1" width="60" height="34" patternUnits="userSpaceOnUse">
  <path d="M4 10q7-7 14 0t14 0M34 27q6-6 12 0t12 0" fill="none" stroke="#dff9f2" stroke-opacity=".5" stroke-width="1.8"
  stroke-linecap="round"/></pattern>
<pattern id="tp-wav2" width="120" height="58" patternUnits="userSpaceOnUse">
  <path d="M10 20q12-10 24 0t24 0M64 48q10-9 20 0t20 0" fill="none" stroke="#06323f" stroke-opacity=".33" stroke-width="3"
  stroke-linecap="round"/></pattern>
<linearGradient id="tp-skA" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f2b27a"/><stop offset=".55" stop-color="#f8dca4"/>
  <stop offset="1" stop-color="#f3c08e"/></linearGradient>
<linearGradient id="tp-skB" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4f7f8d"/><stop offset=".6" stop-color="#b9d0c4"/>
  <stop offset="1" stop-color="#e6dcb8"/></linearGradient>
<linearGradient id="tp-skC" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7cc4cf"/><stop offset=".7" stop-color="#f5ecc4"/></linearGradient>
<linearGradient id="tp-skD" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#6b7f86"/><stop offset=".8" stop-color="#d5d6bd"/></linearGradient>
<linearGradient id="tp-skE" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#a9b9b9"/><stop offset="1" stop-color="#e9e6d6"/></linearGradient>
<linearGradient id="tp-sw" x1="0" x2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#d9c193"/></linearGradient>
`
