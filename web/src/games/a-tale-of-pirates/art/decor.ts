/** What stands on the chart for its beauty alone. */
export const CAPE =
  '<g stroke="#5a3a14" stroke-linejoin="round"><path d="M14 128Q20 104 50 100Q62 78 88 80Q104 62 128 78Q158 82 166 104' +
  'Q190 110 188 128Q176 146 140 144Q110 156 78 146Q30 150 14 128Z" fill="#dcc48c" stroke-width="1.5"/>' +
  '<path d="M26 124Q34 108 56 106Q66 86 90 88Q106 72 124 86Q150 90 158 108Q172 112 174 122Q150 132 120 128Q80 136 26 124Z" ' +
  'fill="#a9b07a" stroke-width="1"/><path d="M56 106Q66 86 90 88Q80 96 82 110M90 88Q106 72 124 86Q118 94 122 106" fill="#8a965f" ' +
  'stroke-width="1"/></g><g stroke="#5a3a14" stroke-width=".9" opacity=".75" fill="none">' +
  '<path d="M66 102l-5 8M71 98l-6 12M76 95l-6 14M106 88l-4 10M111 86l-4 14M116 87l-4 14M6 134q8-5 16 1M180 140q8-5 14-1M30 152' +
  'q8-5 16 0t16 0M110 158q8-5 16 0t16 0M152 152q8-5 16 0"/></g>' +
  '<g transform="translate(140,34)" stroke="#3d2410" stroke-linejoin="round">' +
  '<path d="M-13 62L-8 8H8L13 62Z" fill="#f3ead0" stroke-width="1.5"/><path d="M-11.5 44L-10.3 30H10.3L11.5 44Z" fill="#a8322d" ' +
  'stroke="none"/><path d="M-9 20L-8.2 10H8.2L9 20Z" fill="#a8322d" stroke="none"/>' +
  '<path d="M3 8H8L13 62H6Z" fill="#3d2410" opacity=".22" stroke="none"/><rect x="-11" y="4" width="22" height="5" fill="#6b4a1e" ' +
  'stroke-width="1.2"/><rect x="-7" y="-9" width="14" height="13" fill="#4b5557" stroke-width="1.5"/>' +
  '<path d="M-2-9V4M3-9V4" stroke-width="1"/><path d="M-9-9L0-20L9-9Z" fill="#6b2a20" stroke-width="1.5"/>' +
  '<path d="M0-20V-27" stroke-width="1.5"/><rect x="-3" y="52" width="6" height="10" fill="#3d2410" stroke="none"/></g>' +
  '<g transform="translate(40,92)" stroke="#3d2410" stroke-width="1.2"><path d="M0 22Q3 8 -1-2" fill="none" stroke-width="2.5"/>' +
  '<path d="M-1-2Q-14-8-17 3Q-8-3-1-2Q-10 0-10 9Q-4 1-1-2Q8-12 16-2Q6-5-1-2Q8 2 8 10Q4 2-1-2Z" fill="#5f7a45"/></g>' +
  '<g transform="translate(92,62) scale(.8)" stroke="#3d2410" stroke-width="1.2">' +
  '<path d="M0 26Q-3 10 1-2" fill="none" stroke-width="2.5"/>' +
  '<path d="M1-2Q-12-10-16 1Q-7-4 1-2Q-8 2-8 9Q-3 1 1-2Q10-10 17 0Q8-5 1-2Q9 2 9 10Q5 2 1-2Z" fill="#5f7a45"/></g>'
