import { describe, expect, test } from 'vitest'
import { coreOf, readQuestion } from './find-subject.ts'

describe('what is looked up for a prompt', () => {
  test.each([
    ['why did the ice age end?', ['ice age end']],
    ['the Dyatlov Pass incident, what happened??', ['Dyatlov Pass incident']],
    ['why can we not tickle ourselves', ['why can we not tickle ourselves']],
    ['story of frida kahlo pls for my 6th grade class', ['frida kahlo']],
    ['6 abandoned islands and why people left, fast cuts pls', ['abandoned islands']],
    ['georgia (the country not the state!!) why you should go', ['georgia']],
    ['what is the meaning of hanukkah', ['hanukkah']],
    ['who was saint valentine really', ['saint valentine']],
  ])('“%s”', (prompt, topics) => {
    expect(readQuestion(prompt).topics).toEqual(topics)
  })

  test.each([
    'why is my cat staring at me',
    'my bakery in Lisbon',
    'a story about a robot who learns to paint',
    'how to fold a fitted sheet',
    'we are a small agency for dentists',
  ])('nothing of “%s” leaves the server', (prompt) => {
    expect(readQuestion(prompt).topics).toEqual([])
  })

  test.each([
    ['ravens remember faces', 'ravens'],
    ['Kodak say no to digital cameras', 'Kodak'],
    ['what happens to people at night', ''],
    ['octopus', ''],
    ['datos curiosos sobre el ajolote', ''],
  ])('“%s” speaks of “%s”', (topic, core) => {
    expect(coreOf(topic)).toBe(core)
  })
})
