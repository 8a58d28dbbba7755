import { describe, expect, test } from 'vitest'
import { findLanguage } from '../../../../text/find-language.ts'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { askBack, subjectOf } from '../ask-back.ts'
import { findPromptLanguage } from './find-prompt-language.ts'
import { LANGUAGES } from './languages.ts'

const write = (prompt: string, answers?: Record<string, string>) =>
  createEmbeddedWriter().suggestIdeas({
    prompt,
    seconds: 30,
    language: 'English',
    count: 10,
    seed: 4,
    answers,
  })

/** Answers to the questions of a prompt, in their order. */
const answer = (prompt: string, ...said: readonly string[]): Record<string, string> =>
  Object.fromEntries(askBack({ prompt }).questions.map(({ id }, at) => [id, said[at] ?? '']))

describe('a prompt in another language', () => {
  test.each([
    ['5 datos curiosos sobre Japón', 'Spanish', 'list'],
    ['historia de miedo sobre una niñera', 'Spanish', 'story'],
    ['mi panadería en Lisboa', 'Spanish', 'place'],
    ['cómo ahorrar dinero cada mes', 'Spanish', 'how-to'],
    ['por qué el cielo es azul', 'Spanish', 'explanation'],
    ['haz un video sobre mi perro Toby', 'Spanish', 'matter'],
    ['5 consejos para abrir una panadería', 'Spanish', 'list'],
    ['10 curiosidades do oceano', 'Portuguese', 'list'],
    ['receita de bolo de cenoura', 'Portuguese', 'how-to'],
    ['história para dormir sobre um urso', 'Portuguese', 'story'],
    ['nossa padaria em Campinas', 'Portuguese', 'place'],
    ['melhores praias do nordeste', 'Portuguese', 'list'],
    ['pourquoi le ciel est bleu', 'French', 'explanation'],
    ['comment faire du pain sans four', 'French', 'how-to'],
    ["une histoire d'horreur dans un phare", 'French', 'story'],
    ['ma boulangerie à Lyon', 'French', 'place'],
    ['5 fakten über japan', 'German', 'list'],
    ['wie macht man brot', 'German', 'how-to'],
    ['3 Tipps für besseren Schlaf', 'German', 'list'],
    ['Gutenachtgeschichte über einen Igel', 'German', 'story'],
    ['was ist inflation', 'German', 'explanation'],
    ['unsere Bäckerei in Bremen', 'German', 'place'],
    ['perché il cielo è blu', 'Italian', 'explanation'],
    ['la nostra pizzeria a Torino', 'Italian', 'place'],
    ['waarom is de lucht blauw', 'Dutch', 'explanation'],
    ['hoe maak je zelf brood', 'Dutch', 'how-to'],
    ['jak upiec chleb', 'Polish', 'how-to'],
    ['moja piekarnia w Krakowie', 'Polish', 'place'],
    ['japonya hakkında 5 ilginç bilgi', 'Turkish', 'list'],
    ['çocuklar için uyku öncesi masalı', 'Turkish', 'story'],
    ['resep nasi goreng sederhana', 'Indonesian', 'how-to'],
    ['warung kopi kami di Bandung', 'Indonesian', 'place'],
    ['почему небо голубое', 'Russian', 'explanation'],
    ['сказка на ночь про ёжика', 'Russian', 'story'],
    ['जापान के बारे में 5 रोचक तथ्य', 'Hindi', 'list'],
    ['मेरी बेकरी जयपुर में', 'Hindi', 'place'],
    ['قصة مرعبة عن منزل قديم', 'Arabic', 'story'],
    ['パンの作り方', 'Japanese', 'how-to'],
  ])('is asked back in it, by its kind: %s', async (prompt, language, kind) => {
    expect(await write(prompt)).toEqual([])
    const subject = subjectOf(prompt)
    expect(subject.other?.name).toBe(language)
    expect(subject.kind).toBe(kind)
    const { message, questions, language: tag } = askBack({ prompt })
    expect(findLanguage(questions.map(({ text }) => text).join(' '))).toBe(language)
    expect(message).toBe(LANGUAGES[language]?.message)
    expect(tag).toBe(LANGUAGES[language]?.tag)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(6)
  })

  test('has whole questions of each kind, and nothing of the pattern that they are kept in', () => {
    for (const [name, { asked, message, more }] of Object.entries(LANGUAGES)) {
      for (const [kind, questions] of Object.entries(asked)) {
        expect(questions.length, `${name} ${kind}`).toBe(kind === 'list' ? 6 : 5)
        expect(findLanguage(questions.map(({ text }) => text).join(' ')), `${name} ${kind}`).toBe(name)
        for (const { id, text, example } of questions) {
          expect(`${id}${text}${example}`).not.toMatch(/[{}|[\]]/)
          for (const part of [id, text, example]) expect(part, `${name} ${kind} ${text}`).not.toBe('')
        }
      }
      expect(message).not.toContain('{')
      expect(more).toContain('{n}')
    }
  })

  test.each([
    ['haz un video de 30 segundos sobre los gatos', 'los gatos'],
    ['mach ein kurzes Video über unsere Katze', 'unsere Katze'],
    ['fais une vidéo sur mon chien', 'mon chien'],
    ['crie um vídeo sobre meu cachorro', 'meu cachorro'],
    ['köpeğim hakkında video yap', 'köpeğim hakkında'],
    ['buatkan video tentang anjing saya', 'anjing saya'],
    ['сделай видео про мою собаку', 'видео про мою собаку'],
    ['मेरे कुत्ते पर वीडियो बनाओ', 'मेरे कुत्ते पर'],
    ['犬についての動画を作ってください', '犬'],
  ])('is named by what it is about: %s', (prompt, own) => expect(subjectOf(prompt).own).toBe(own))

  test('is asked for as many things as it orders', () => {
    const idsOf = (prompt: string) => askBack({ prompt }).questions.map(({ id }) => id)
    expect(idsOf('3 Tipps für besseren Schlaf')).toEqual(['hook', 'item1', 'item2', 'best'])
    expect(idsOf('cuatro datos sobre los gatos')).toEqual(['hook', 'item1', 'item2', 'item3', 'best'])
    expect(idsOf('5 fakten über japan')).toEqual(['hook', 'item1', 'item2', 'more', 'best'])
    expect(idsOf('consejos para dormir mejor')).toEqual(['hook', 'item1', 'item2', 'more', 'best'])
  })

  test('whose answers are too short hears it in its language', () => {
    const { reason, message, questions } = askBack({
      prompt: 'mi panadería en Lisboa',
      answers: { special: 'pan de masa madre', start: 'no sé' },
    })
    expect(reason).toBe('too_little')
    expect(message).toBe(
      'Tus respuestas duran unos 2 s. Un video necesita al menos diez segundos: cuenta un poco más.',
    )
    expect(questions.map(({ id }) => id)).toEqual(['start', 'people', 'return', 'visit'])
  })
})

describe('its answers', () => {
  test('are told in the order of a story, as they were given', async () => {
    const prompt = 'haz un video sobre una historia de miedo con una niñera'
    const [idea, ...others] = await write(
      prompt,
      answer(
        prompt,
        'Lucía solo quería ganar algo de dinero para el verano',
        'era una casa vieja al final del camino, en noviembre',
        'ni idea',
        '¿quién llama a medianoche? una voz le preguntó si ya había mirado a los niños',
        'las dos camas estaban vacías',
      ),
    )
    expect(others).toEqual([])
    expect(idea).toMatchObject({
      title: 'Una historia de miedo con una niñera',
      script:
        'Lucía solo quería ganar algo de dinero para el verano. Era una casa vieja al final del camino, en noviembre. ¿Quién llama a medianoche? una voz le preguntó si ya había mirado a los niños. Las dos camas estaban vacías.',
      summary: 'Lucía solo quería ganar algo de dinero para el verano.',
      caption:
        'Lucía solo quería ganar algo de dinero para el verano. #historia #miedo #niñera #shorts #reels',
    })
  })

  test('of a list are told whole, also where the film gets longer', async () => {
    const prompt = 'mach ein Video über 5 Fakten über Bienen'
    const more = 'weil der Weg zu den Blumen weit ist und keine von ihnen sich verfliegen darf'
    const [idea] = await write(
      prompt,
      answer(
        prompt,
        `kaum jemand weiß, dass Bienen tanzen, ${more}`,
        `sie finden den Weg mit der Sonne, ${more}`,
        `sie schlafen nachts, ${more}`,
        `- eine Königin legt zweitausend Eier am Tag\n- sie sehen kein Rot, ${more}`,
        `und der Honig wird nie schlecht, ${more}`,
      ),
    )
    expect(idea?.title).toBe('5 Fakten über Bienen')
    expect(idea?.script).toMatch(/^Kaum jemand weiß, .* Eier am Tag\. Sie sehen kein Rot, .* Und der Honig /)
    expect(idea?.script.match(/verfliegen darf\./g)).toHaveLength(5)
    expect(idea?.script).not.toMatch(/\b(?:number|here|this|the|what)\b/i)
    expect(idea?.caption).toContain('#fakten #bienen')
  })

  test('are ended as their language ends a sentence', async () => {
    const prompt = 'मेरी बेकरी जयपुर में'
    const ideas = await write(
      prompt,
      answer(
        prompt,
        'हमारे यहाँ सुबह पाँच बजे ताज़ी रोटी मिलती है',
        'हमने एक छोटे तंदूर से शुरुआत की थी और आज हमारे पास तीन हैं',
        'पता नहीं',
        'लोग इलायची वाले बिस्कुट के लिए वापस आते हैं, जो दादी की विधि से बनते हैं',
        'जौहरी बाज़ार में, रोज़ सुबह पाँच से नौ बजे तक',
      ),
    )
    expect(ideas[0]?.title).toBe(prompt)
    expect(ideas[0]?.script).toMatch(/^हमारे यहाँ .* मिलती है। हमने .* तीन हैं। .* नौ बजे तक।$/)
    for (const { title, script, summary, description } of ideas)
      expect(title + script + summary + description).not.toMatch(/[A-Za-z]/)
  })

  test('of somebody’s own that are many become further ideas, of which none begins with the end', async () => {
    const prompt = 'unsere Bäckerei in Bremen'
    const ideas = await write(
      prompt,
      answer(
        prompt,
        'Bei uns gibt es ein Brot, das drei Tage lang geht und danach in einem Ofen aus dem Jahr 1920 gebacken wird',
        'Angefangen hat alles mit meiner Urgroßmutter, die 1923 mit einem Handwagen von Tür zu Tür ging und Brötchen verkaufte',
        'Mein Bruder steht jeden Tag um zwei Uhr auf, und niemand formt so schnell einen Zopf wie er, auch nicht unser Vater',
        'Die Leute kommen wieder, weil sie hier alle beim Namen gekannt werden und der Kaffee am Samstag nichts kostet',
        'Du findest uns in der Sielstraße 12, jeden Tag außer Montag ab sechs Uhr morgens, im Sommer schon ab fünf',
      ),
    )
    expect(ideas.length).toBeGreaterThan(1)
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    for (const { script } of ideas) expect(script).not.toMatch(/^Du findest uns/)
  })
})

test.each([
  'Don Quijote in 30 seconds',
  'what does gemütlich mean',
  '5 facts about Curaçao',
  'haiku about sakura',
  'La La Land review',
  'Los Angeles at night',
  'Das Boot in one minute',
  'how to say te quiero',
  'El Niño explained for kids',
  'La vie en rose meaning',
  'Cien años de soledad in one minute',
  'Día de los Muertos traditions',
  'Les Misérables plot',
  'Notre Dame fire',
  'São Paulo street food',
  'Für Elise on a toy piano',
  'nasi goreng recipe with egg',
  'soy sauce vs tamari',
  'hay bales and rats',
  'apple pies for beginners',
  'chow mein at home',
  'Kinder eggs ban',
  'Modi speech',
  'why is it called déjà vu',
  "my abuela's tamales",
  'our boulangerie in Lyon',
  'no hay mal que por bien no venga meaning',
  'what does “no hay mal que por bien no venga” tell us',
  'Pai Thailand on a budget',
  'crème brûlée at home',
  'Como lake day trip',
  'is my van over heating in winter',
  'je ne sais quoi',
  'yin yang',
  "I'm a tattoo artist in Berlin",
  'ich bin ein berliner speech',
  'pain au chocolat',
  'San Juan del Sur',
  'чому небо блакитне',
  'tortilla española',
  'hur gör man bröd på stenar',
])('is not taken for a language that has questions: %s', (prompt) =>
  expect(findPromptLanguage(prompt)).toBeUndefined(),
)
