import type { Member } from '@hookreel/contract'
import { createCanvas } from '@napi-rs/canvas'
import { expect } from 'vitest'
import type { Person, StoryServer } from './videos-server.ts'

async function paint(colour: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(320, 320)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, 320, 320)
  return new Uint8Array(await canvas.encode('png'))
}

/** A new member of a person's cast, with a reference picture of each colour. */
export async function hireMember(
  { url }: Pick<StoryServer, 'url'>,
  person: Person,
  body: Readonly<Record<string, string>>,
  colours: readonly string[],
): Promise<Member> {
  const made = await person.call('POST', '/api/cast', body)
  expect(made.status).toBe(201)
  let member = made.body as Member
  for (const colour of colours) {
    const headers = { cookie: person.cookie, origin: url }
    const sent = await fetch(`${url}/api/cast/${member.id}/pictures`, {
      ...{ method: 'POST', headers, body: await paint(colour) },
    })
    expect(sent.status).toBe(201)
    member = (await sent.json()) as Member
  }
  return member
}
