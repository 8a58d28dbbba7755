/** Things of old ages, of power and of wealth. */
export const AGES_DRAWINGS: Readonly<Record<string, string>> = {
  'plumed-helmet': `
    <path fill="#b71c1c" d="M20 52C18 20 44 2 70 6c26 4 44 22 46 60-10-22-22-34-42-38-22-4-38 4-54 24z"/><path fill="#e53935" d="M24 46C26 22 48 8 70 12c20 4 34 16 40 34-12-14-22-20-38-22-20-2-34 8-48 22z"/>
    <path fill="#c8963e" d="M30 70c0-28 16-42 38-42s38 14 38 42v12l-10 2v32l-16-8V84H52v26l-14 8V84l-8-2z"/><path fill="#e3b862" d="M36 68c0-22 12-34 30-34-14 6-18 18-18 34zM38 88h10v20l-10 6z"/><path fill="#a1742a" d="M28 66h80v10H28z"/><path fill="#8a6220" d="M62 76h8v14h-8z"/><circle cx="68" cy="52" r="7" fill="#a1742a"/>`,
  throne: `
    <path fill="#8d6e1f" d="M30 10 46 24 64 4l18 20 16-14v84H30z"/><path fill="#e0b73c" d="M36 24 48 34 64 16l16 18 12-10v68H36z"/><path fill="#b71c1c" d="M44 40h40v48H44z"/><path fill="#d84343" d="M44 40h34v42H44z"/><g fill="#ffd54f"><circle cx="64" cy="12" r="5"/><circle cx="34" cy="14" r="4"/><circle cx="94" cy="14" r="4"/></g>
    <path fill="#b71c1c" d="M36 82h56v14H36z"/><path fill="#e0b73c" d="M16 66h18v10H16zM94 66h18v10H94zM20 76h10v44H20zM98 76h10v44H98zM30 96h68v10H30z"/><path fill="#8d6e1f" d="M34 106h10v14H34zM84 106h10v14H84z"/>`,
  'gold-bars': `
    <path fill="#f5c542" d="M46 26h36l10 30H36z"/><path fill="#ffe082" d="M50 30h28l3 8H47z"/><path fill="#d99f1c" d="M14 66h36l10 32H4zM78 66h36l10 32H68z"/><path fill="#f5c542" d="M14 66h36l7 22H7zM78 66h36l7 22H71z"/><path fill="#ffe082" d="M18 70h28l3 8H15zM82 70h28l3 8H79z"/><path fill="#d99f1c" d="M36 56h56l-3-9H39z"/><path fill="#b37f10" d="M4 98h56v8H4zM68 98h56v8H68z"/>`,
  'signed-contract': `
    <path fill="#cfd8dc" d="M28 10h70v108H28z"/><path fill="#fafafa" d="M22 6h70v108H22z"/><g fill="#b0bec5"><path d="M32 34h50v4H32zM32 44h50v4H32zM32 54h50v4H32zM32 64h34v4H32z"/></g><path fill="#546e7a" d="M32 18h36v7H32z"/><path fill="#78909c" d="M32 100h44v2H32z"/>
    <path fill="none" stroke="#1565c0" stroke-width="3.5" stroke-linecap="round" d="M34 96c8-20 12-18 8-4 6-14 10-12 8 0 6-8 8-6 8 0 4-4 8-2 16-2"/><path fill="#263238" d="m78 88 30-40 10 8-30 40-12 6z"/><path fill="#ffca28" d="m104 53 10 8 4-5-10-8z"/>`,
}
