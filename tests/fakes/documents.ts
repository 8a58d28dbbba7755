import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const escapePdf = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A PDF of these objects, the first of which is its catalogue. */
export function writePdfObjects(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const places = objects.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export const pdfStream = (body: string, entries = ''): string =>
  `<< /Length ${body.length} ${entries} >>\nstream\n${body}\nendstream`

/** A PDF with these pages of lines; an empty line makes a gap. */
export function writePdf(pages: readonly (readonly string[])[]): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const first = 4
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const bodies = pages.flatMap((lines, at) => {
    const shown = lines
      .map((line, row) => (line === '' ? '' : `1 0 0 1 60 ${760 - row * 16} Tm (${escapePdf(line)}) Tj`))
      .join('\n')
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      pdfStream(`BT /F1 12 Tf\n${shown}\nET`),
    ]
  })
  return writePdfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...bodies,
  ])
}

/** A packed file with these names. */
export async function writeZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const STYLES = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`

/** A Word document of these paragraphs; one that begins with "# " is a heading. `head` stands before its root. */
export function writeDocx(paragraphs: readonly string[], head = ''): Promise<Buffer> {
  const body = paragraphs
    .map((text) => {
      const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${head === '' ? escapeXml(text.replace(/^# /, '')) : text}</w:t></w:r></w:p>`
    })
    .join('')
  return writeZip({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'word/styles.xml': STYLES,
    'word/document.xml': `<?xml version="1.0"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** Entities that would become a billion words. */
export const BILLION_LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at === 0 ? '' : at};`.repeat(10)}">`,
).join('')}]>`

export type FakeItem = {
  readonly title: string
  readonly link: string
  readonly html: string
  readonly on: string
}

export const writeRss = (title: string, items: readonly FakeItem[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${title}</title><link>https://example.org/</link><description>News</description>${items
    .map(
      ({ title: name, link, html, on }) =>
        `<item><title>${name}</title><link>${link}</link><pubDate>${on}</pubDate><content:encoded><![CDATA[${html}]]></content:encoded></item>`,
    )
    .join('')}</channel></rss>`

export const writeAtom = (title: string, items: readonly FakeItem[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>${title}</title><id>urn:x</id><updated>2026-11-20T10:00:00Z</updated>${items
    .map(
      ({ title: name, link, html, on }) =>
        `<entry><title>${name}</title><id>${link}</id><link href="${link}"/><updated>${on}</updated><content type="html">${escapeXml(html)}</content></entry>`,
    )
    .join('')}</feed>`

export const writePage = (title: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav><main><article><h1>${title}</h1>${body}</article></main><footer>Copyright, cookies, imprint</footer></body></html>`
