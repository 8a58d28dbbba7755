/** The colours and the ground of the pages that the server writes itself: the app's own, written out because these pages load nothing else. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(oklch(0.985 0.003 285),oklch(0.155 0.012 282));--surface:light-dark(#fff,oklch(0.193 0.014 282));--text:light-dark(oklch(0.2 0.025 282),oklch(0.965 0.005 285));--muted:light-dark(oklch(0.49 0.022 281),oklch(0.715 0.016 283));--border:light-dark(oklch(0.918 0.006 285),oklch(0.275 0.017 282));--primary:oklch(0.53 0.235 280);--ink:light-dark(oklch(0.46 0.22 280),oklch(0.82 0.1 287));--soft:light-dark(oklch(0.957 0.024 285),oklch(0.285 0.07 282))}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);font:16px/1.5 ui-sans-serif,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
a{color:inherit}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px;border-radius:6px}
nav{border-bottom:1px solid var(--border);background:var(--surface)}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:32px;font-weight:650;text-decoration:none}
footer{padding:22px 20px;border-top:1px solid var(--border);color:var(--muted);font-size:14px;text-align:center}
`
