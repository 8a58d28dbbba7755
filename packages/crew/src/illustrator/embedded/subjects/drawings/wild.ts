/** Water, wrecks and creatures. */
export const WILD_DRAWINGS: Readonly<Record<string, string>> = {
  submarine: `
    <path fill="#c99a12" d="M8 70c0-18 20-26 52-26 34 0 56 10 56 26S94 98 60 98C28 98 8 88 8 70z"/><path fill="#f2c530" d="M8 68c0-16 20-24 52-24 34 0 56 10 56 24-20 8-88 8-108 0z"/><path fill="#f9dc6b" d="M22 58c10-8 40-10 62-7-22 0-44 2-62 7z"/>
    <path fill="#d9a81c" d="M46 44V26h30v18z"/><path fill="#f2c530" d="M46 26h22v18H46z"/><path fill="none" stroke="#78909c" stroke-width="5" d="M62 26V8h14"/><path fill="#4fc3f7" d="M74 5h6v7h-6z"/><path fill="#8d6b0c" d="m110 60 14-12v44l-14-12z"/>
    <g fill="#78909c"><circle cx="34" cy="70" r="10"/><circle cx="62" cy="70" r="10"/><circle cx="90" cy="70" r="10"/></g><g fill="#b3e5fc"><circle cx="34" cy="70" r="6.5"/><circle cx="62" cy="70" r="6.5"/><circle cx="90" cy="70" r="6.5"/></g>`,
  shipwreck: `
    <path fill="#5d4330" d="m12 58 96 34c-6 14-14 22-24 26H26C14 102 8 80 12 58z"/><path fill="#7b5a40" d="m12 58 96 34-3 6L14 68z"/><g stroke="#3f2c1e" stroke-width="3" fill="none"><path d="m16 78 84 28M22 94l60 20"/></g>
    <path fill="#1f150e" d="M34 84c8-4 18 2 18 10s-10 10-16 4-8-12-2-14zM70 98l14 5-4 9-12-4z"/><path fill="#6d4c33" d="m52 70 14-62 6 2-12 63zM82 80l8-36 5 1-6 38z"/><path fill="#d7ccc8" d="M70 16c14 4 22 14 22 24-10-6-18-6-27-4zM93 50c8 2 12 8 12 14-6-4-10-4-14-3z"/>
    <path fill="#4c8c5a" d="M4 118c8-10 14-4 20-8 8 6 16-6 26 2 10-8 18 2 28-4 12 6 20-2 30 4 8-2 14 0 16 6z"/>`,
  waterfall: `
    <path fill="#6d5a4a" d="m2 112 8-40 6-34 24-14v88zM126 112l-8-44-6-30-24-14v88z"/><path fill="#8a7460" d="m2 112 8-40 6-34 16-9-6 35 4 48zM126 112l-8-44-6-30-14-8 8 40-2 42z"/><path fill="#5f9e4f" d="M12 42c2-12 16-20 30-22l-2 10c-10 2-20 6-28 12zM116 42c-2-12-16-20-30-22l2 10c10 2 20 6 28 12z"/>
    <path fill="#4fb3e8" d="M38 24c16-6 36-6 52 0l4 88H34z"/><path fill="#8fd3f4" d="M44 23h8l-4 84h-8zM58 21h12l2 89H58zM78 22h7l4 84h-8z"/><path fill="#d6f0fb" d="M52 30h3l-1 60h-3zM73 28h3l1 72h-3zM86 36h2l2 60h-2z"/>
    <path fill="#e3f5fd" d="M14 116c0-12 14-14 20-8 6-10 18-10 22-2 8-8 20-6 22 2 6-8 16-6 18 2 8-4 18 0 18 6 4 8-100 8-100 0z"/>`,
  iceberg: `
    <path fill="#e8f6fd" d="m6 112 14-34 10 4 14-44 14 8 12-34 18 30 10-4 14 40 8-2 4 36z"/><path fill="#b9dff0" d="m70 12 18 30 10-4 14 40 8-2 4 36H78l8-30-12-22z"/>
    <path fill="#8ecae6" d="m98 38 14 40 8-2 4 36h-24l4-30zM30 82l10 30H24zM58 46l-6 30 12 36h-12l-10-34z"/><path fill="#5aa5cb" d="M2 110h124c-6 10-118 10-124 0z"/>`,
  starfish: `
    <path fill="#f4743b" d="M64 8c8 0 8 22 14 32 12 2 38-4 42 4s-20 20-28 30c2 12 18 38 10 44s-28-16-38-20c-10 4-30 26-38 20s8-32 10-44c-8-10-32-22-28-30s30-2 42-4c6-10 6-32 14-32z"/>
    <path fill="#f99b6b" d="M64 18c4 6 4 20 8 28-6-2-10-2-16 0 4-8 4-22 8-28zM18 48c8-2 20 0 28 0-4 4-6 8-6 14-8-4-18-8-22-14z"/><g fill="#ffd0b3"><circle cx="64" cy="34" r="3"/><circle cx="64" cy="50" r="3"/><circle cx="40" cy="52" r="3"/><circle cx="88" cy="52" r="3"/><circle cx="52" cy="66" r="3"/><circle cx="76" cy="66" r="3"/><circle cx="46" cy="88" r="3"/><circle cx="82" cy="88" r="3"/><circle cx="64" cy="76" r="3"/></g>`,
  seahorse: `
    <path fill="#e0a030" d="M58 12c18-8 34 4 34 18 0 10-6 14-8 20 12 10 14 32-2 44-8 6-12 10-10 16 2 8 14 6 14-2 0-6-6-6-8-2 0-8 16-8 16 4 0 16-28 18-32 0-2-10 4-18 8-24 6-10-2-18-8-28-4-8-4-14 0-20-8 0-14 4-24 4-6 0-6-8 0-9 8-1 10-13 20-21z"/>
    <path fill="#f0bd5a" d="M66 58c10 8 12 22 4 32-2-4-4-6 0-12 4-8 0-14-4-20z"/><path fill="#c07f1c" d="M86 56c12-4 20 4 18 16-4-4-10-4-14-2zM62 8l6 6 4-8 4 8 8-4-2 10z"/><circle cx="70" cy="26" r="5" fill="#fff"/><circle cx="69" cy="26" r="3" fill="#231f20"/>
    <g stroke="#c07f1c" stroke-width="2" fill="none"><path d="M70 52l14-2M74 62l16-2M78 72l14 0M78 82l12 2M74 92l8 4"/></g>`,
  anglerfish: `
    <path fill="none" stroke="#3b4a5a" stroke-width="4" d="M62 36C56 10 30 6 24 22"/><circle cx="22" cy="26" r="13" fill="#b2fff0" opacity=".45"/><circle cx="22" cy="26" r="7" fill="#e8fffb"/>
    <path fill="#3d4f63" d="m96 66 28-20c-6 14-6 28 0 44zM64 100l10 18 10-20zM70 34l16-16 8 22z"/><path fill="#52677f" d="M22 74c4-28 30-42 50-40 20 2 34 18 34 34s-14 36-38 36c-10 0-18-2-24-6l24-12z"/><path fill="#43566b" d="M60 96c26 4 42-12 46-30 4 22-14 40-38 40-6 0-12-2-18-4z"/>
    <path fill="#1c232c" d="M18 72c10-4 34-2 52 12L38 102C24 96 14 84 18 72z"/><path fill="#f4f1e4" d="m22 72 4 12 5-11 4 14 5-13 4 14 6-11 3 12 6-9 1 8zM34 98l2-12 5 9 3-12 5 9 5-10 3 8z"/><circle cx="66" cy="58" r="8" fill="#f4f1e4"/><circle cx="64" cy="58" r="4" fill="#231f20"/>`,
  ostrich: `
    <path fill="#d9a58c" d="M54 84h6l-4 34h8v4H48zM70 84h6l6 34h8v4H72z"/><path fill="#d9a58c" d="M84 16h7c2 24-4 34-6 44l-12 2c6-14 10-24 11-46z"/><path fill="#3b3430" d="M18 62c8-18 34-22 52-14 16 6 20 22 12 32-8 12-36 12-48 2-8-2-18-8-16-20z"/><path fill="#57504a" d="M30 58c12-10 32-8 40 4-14-4-28-4-40-4z"/>
    <path fill="#efe9df" d="M20 60C8 60 6 74 12 82c4-6 10-8 18-8-4-6-6-10-10-14z"/><circle cx="90" cy="16" r="9" fill="#d9a58c"/><path fill="#e8b04a" d="m96 12 18 5-18 5z"/><circle cx="92" cy="14" r="3" fill="#231f20"/><path fill="#57504a" d="m84 10 2-8 4 6 4-5v7z"/>`,
}
