import { PAGE_STYLE } from '../../platform/http/pages/page-style.ts'

/** The look of the public pages. */
export const PUBLIC_PAGE_STYLE = `${PAGE_STYLE}
nav{display:flex;align-items:center;justify-content:space-between;padding:14px max(20px,calc(50vw - 560px))}
.try{padding:8px 14px;border-radius:9px;background:var(--primary);color:#fff;font-size:14px;font-weight:550;text-decoration:none}
main{flex:1;width:100%;max-width:1160px;margin:0 auto;padding:36px 20px 56px}
h1{margin:0;font-size:clamp(1.4rem,1.1rem + 1.2vw,1.9rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
.who{display:flex;align-items:center;gap:18px;margin-bottom:32px}
.who p{margin:2px 0 0;color:var(--muted)}
.avatar{display:grid;place-items:center;flex:none;width:64px;height:64px;border-radius:50%;background:var(--soft);color:var(--ink);font-size:26px;font-weight:650}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(160px,45%),1fr));gap:28px 18px;margin:0;padding:0;list-style:none}
.grid a{display:block;text-decoration:none}
.picture{position:relative;display:block;overflow:hidden;aspect-ratio:9/16;border-radius:14px;background:#0d0d13;border:1px solid var(--border)}
.picture img{display:block;width:100%;height:100%;object-fit:cover;transition:scale .3s}
.grid a:hover img{scale:1.03}
.length{position:absolute;right:8px;bottom:8px;padding:1px 7px;border-radius:6px;background:rgb(0 0 0/.72);color:#fff;font-size:12px;font-variant-numeric:tabular-nums}
.title{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin-top:10px;font-weight:550;line-height:1.35;overflow-wrap:anywhere}
.facts{margin:2px 0 0;color:var(--muted);font-size:13px}
.facts time{white-space:nowrap}
.back{display:inline-block;margin-bottom:20px;padding:4px 0;color:var(--muted);font-size:14px}
.watch{display:grid;gap:32px}
.watch video{display:block;width:auto;max-width:100%;height:auto;max-height:76dvh;margin:0 auto;border-radius:16px;background:#000}
.text{margin:18px 0 0;white-space:pre-line;overflow-wrap:anywhere}
.share{display:grid;gap:6px;max-width:460px;margin-top:24px;font-size:14px;font-weight:550}
.share input{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--border);border-radius:9px;background:var(--surface);color:var(--muted);font:inherit;font-weight:400}
.empty{padding:72px 0;color:var(--muted);text-align:center}
.empty h1{color:var(--text)}
@media(min-width:800px){.watch{grid-template-columns:minmax(0,auto) minmax(280px,420px);justify-content:center;align-items:start}.watch video{margin:0}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
