import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { speechSize } from './parse-notes.ts'

const ask = (notes: string, seconds: 15 | 30 | 45 | 60) =>
  createEmbeddedWriter().suggestIdeas({
    prompt: 'my notes',
    notes,
    seconds,
    language: 'any',
    count: 10,
    seed: 1,
  })

const ENGLISH = `The lamp stood on a rock two miles from the harbor. Three men lived beside it, and every four weeks a boat brought flour, oil and letters. In winter the boat often did not come for two months.

Each night one of them wound the clockwork that turned the light. The weight sank forty feet down the tower in three hours. Whoever slept through the bell paid with his tobacco.

Fog was worse than any storm. A storm can be seen from far away, but fog takes the light and gives nothing back. Then the keepers fired a small gun every ten minutes until the air cleared.

Birds were drawn to the glass in their thousands. On some mornings the gallery was covered with thrushes and larks. The youngest keeper counted them all and sent the lists to a museum.

How do three men live on one rock without quarreling? The oldest of them made a single rule. Nobody was allowed to talk about the weather at breakfast.

They kept a garden in boxes, with earth that had come from the mainland in sacks. Salt killed the beans every year, and every year they planted beans again. Only the cabbages did not mind.

A doctor could not reach them, so they had a book. It had been printed in 1840 and advised rum for most complaints. The keepers found it an excellent book.

Once a ship ran onto the reef in spite of the light. Twelve sailors were pulled up the rock with a rope, one after the other. They stayed for nine days and ate every cabbage.

When electricity came, the weight and the bell were taken away. The last keeper locked the door behind him and put the key into his coat. He still has it, and the lock has been changed twice.

Today a computer on the mainland switches the lamp on and off. Ships hardly need it, for they have satellites. People of the harbor say that they sleep better when it turns.`

const GERMAN = `Das Brot der alten Bäckerei war im ganzen Tal bekannt. Der Ofen wurde mit Buchenholz geheizt und kühlte nie ganz aus. Wer früh um vier vorbeiging, roch ihn schon an der Brücke.

Der Sauerteig stammte noch von der Urgroßmutter. Sie hatte ihn 1893 angesetzt und jeden Tag gefüttert. Bei einem Hochwasser trug man zuerst den Topf und dann das Geld aus dem Haus.

Ein guter Teig braucht Zeit, und Zeit lässt sich nicht kaufen. Er ruht in der Nacht, z. B. in Körben aus Stroh. Am 3. Mai wird jedes Jahr ein neuer Korb geflochten.

Warum knistert ein frisches Brot? Die Kruste kühlt schneller ab als das Innere und bekommt feine Risse. Bäcker sagen dann, das Brot singt.

Im Winter kamen die Holzfäller und bezahlten mit Scheiten. Im Sommer bezahlten die Kinder mit Kirschen. Im Buch der Bäckerei steht beides in derselben Spalte.

Einmal vergaß der Lehrling das Salz. Zweihundert Brote schmeckten nach gar nichts. Der Meister schenkte sie den Schweinen, und auch die Schweine ließen sie liegen.

Die Brezel hat ihre Form von verschränkten Armen, so erzählt man. Genau weiß es niemand. Sicher ist nur, dass sie in Lauge getaucht wird.

Mit der Fabrik in der Stadt kamen die billigen Brote. Viele Backstuben im Tal löschten ihre Öfen für immer. Diese eine blieb, weil die Enkelin nicht rechnen wollte.

Heute steht sie selbst um drei Uhr auf. Sie bäckt nur noch vier Sorten, und mittags ist das Regal leer. Wer zu spät kommt, bekommt ein Lächeln und einen Krümel.

Der Ofen ist inzwischen hundert Jahre alt. Ein Museum wollte ihn kaufen. Die Enkelin antwortete, er habe leider keine Zeit.

An der Wand der Backstube hängt eine alte Uhr ohne Zeiger. Der Urgroßvater hat sie abgenommen, weil ihn das Ticken störte. Er sagte, der Teig kenne die Stunde ohnehin besser als jede Uhr im Tal.

Manchmal kommen Reisende und fragen nach dem Rezept. Sie bekommen es auf einem Zettel, mit allen Mengen und allen Zeiten. Geschrieben hat noch keiner, dass es ihm gelungen sei.`

const SPANISH = `El olivo más viejo del pueblo tiene más de mil años. Tres hombres no pueden abrazar su tronco. Los niños se esconden dentro cuando llueve.

Nadie sabe quién lo plantó. Un papel de 1512 ya lo llama el viejo. Desde entonces ha tenido once dueños y ningún amo.

La aceituna recién cogida es tan amarga que no se puede comer. Hay que guardarla en agua con sal durante semanas. ¿Quién fue el primero que tuvo tanta paciencia?

La cosecha empieza antes de que salga el sol. Se extienden mantas bajo los árboles y se golpean las ramas con varas largas. El ruido se oye desde la otra orilla del río.

En el molino, dos piedras enormes dan vueltas sin prisa. El aceite sale verde y huele a hierba cortada. La primera gota es siempre para el molinero.

Hubo un invierno en que se helaron todos los olivos. El pueblo pensó que era el final. En primavera, de cada raíz nacieron tres brotes nuevos.

Una buena sombra vale más que una mala herencia, dicen aquí. Bajo el árbol grande se han firmado bodas, ventas y paces. También se ha dormido mucha siesta.

El aceite viejo servía para las lámparas. Con él se iluminaba la iglesia, y a veces también una carta de amor. Por eso algunas cartas todavía tienen manchas.

Un comerciante quiso llevarse el olivo a un jardín de la capital. Ofreció dinero, un coche y una fuente de mármol. El alcalde le enseñó las raíces y le preguntó dónde terminaban.

Hoy lo riega una máquina, pero lo cuida una mujer de ochenta años. Cada tarde le cuenta lo que ha pasado en el pueblo. Dice que el árbol escucha mejor que su marido.`

const ARABIC = `تقف النخلة وحدها على طرف الواحة. يقول الشيوخ إن عمرها أكثر من مئة عام. كل طفل في القرية تسلق جذعها مرة واحدة على الأقل.

يصل الماء إلى الواحة من عين قديمة تحت الصخور. حفر الأجداد قناة طويلة بأيديهم حتى لا يضيع منه شيء. ما زالت القناة تعمل إلى اليوم.

يبدأ موسم التمر في آخر الصيف. يصعد الرجال إلى أعلى النخل قبل شروق الشمس. تقف النساء في الأسفل ويجمعن ما يسقط في سلال من السعف.

لماذا يبقى التمر صالحا شهورا طويلة؟ لأن السكر فيه كثير والماء قليل. لذلك كان طعام المسافرين في كل طريق بعيد.

كانت القوافل تمر من هنا مرتين في السنة. تحمل الملح والقماش والحكايات. وكان ثمن الحكاية الجيدة وجبة كاملة وسريرا تحت النجوم.

في ليلة من الليالي هبت عاصفة رملية ثلاثة أيام. غطى الرمل الأبواب والنوافذ والبئر الصغيرة. عندما سكنت الريح كانت النخلة أول ما رآه الناس.

تصنع الجدة من سعف النخل كل ما يحتاج إليه البيت. تصنع الحصير والسلال والمراوح وحتى الألعاب. تقول إن النخلة لا ترمي شيئا فلماذا نرمي نحن؟

جاء مهندس من المدينة ومعه خريطة لطريق جديد. كان الطريق يمر من مكان النخلة تماما. شرب الشاي مع أهل القرية ثم رسم خطا منحنيا.

يدرس أبناء القرية الآن في مدن بعيدة. يعود كل واحد منهم في الصيف ليذوق أول تمرة. من لا يستطيع العودة تصله علبة صغيرة بالبريد.

زرعت البنت الصغيرة نواة بجانب النخلة الكبيرة. تسقيها كل مساء من كوبها. تقول إنها لا تستعجل لأن مئة عام ليست مدة طويلة.

في وسط القرية بيت قديم من الطين له سقف من جذوع النخل. عاش فيه معلم علم ثلاثة أجيال القراءة والحساب. كان يكتب الحروف على الرمل لأن الورق كان غاليا في تلك الأيام.

يجتمع الناس كل مساء عند العين بعد أن تبرد الشمس. يحكي الكبار عن سنوات المطر ويضحك الصغار من أسماء الجمال القديمة. ولا يعود أحد إلى بيته قبل أن يسمع حكاية جديدة عن الطريق والبحر البعيد.

تزور الواحة في الربيع طيور كثيرة لا يعرف الناس من أين تأتي. ترتاح يومين بين السعف ثم تطير نحو الشمال في سرب واحد. يترك لها الأطفال قليلا من التمر على الحجارة حتى تتذكر المكان في العام القادم.`

const JAPANESE = `山の村に小さな紙すきの家があります。冬の水が冷たいほど、紙は強くなると言われています。祖母は六十年間、毎朝その水に手を入れてきました。

紙の原料は楮という木の皮です。秋に刈り取り、大きな釜で蒸します。湯気が上がると、村の子どもたちが集まってきます。

蒸した皮は川でよく洗います。黒い皮を一本ずつ手で取り除きます。急ぐと紙に小さな点が残ってしまいます。

なぜ和紙は千年も残るのでしょうか。繊維が長く、薬品をほとんど使わないからです。寺の蔵には八百年前の紙が今も眠っています。

紙をすく音は静かな波に似ています。水を前後に揺らすと、繊維がからみ合います。厚さは道具ではなく、手が覚えています。

ある年、大雨で作業場が流されました。残ったのは古い木の枠一つだけでした。村の人たちはその枠を囲んで、新しい家を建てました。

昔の商人は、火事になると帳簿を井戸に投げ込みました。上等の紙は水に濡れても破れません。乾かせば、また読むことができました。

都会から若い職人がやって来ました。最初の一年は、水を運ぶことしか許されませんでした。二年目に、初めて一枚の紙をすきました。

その紙は少し曲がっていました。祖母は何も言わずに、障子に貼りました。朝の光が入ると、曲がった所がいちばん美しく見えました。

今では外国の美術館からも注文が届きます。傷んだ絵を直すために、薄い紙が必要なのです。村の水は今日も冷たく流れています。`

/** Running text without a repeated sentence, at least as long as asked. */
const longArticle = (words: number) => {
  const places = 'harbor mill bridge school market quarry orchard station chapel ferry'.split(' ')
  const lines = [
    'The old PLACE in district NUMBER was built by people who had never seen one before.',
    'Visitors of the PLACE count NUMBER steps and then forget what they came for.',
    'In the year of the flood, NUMBER families found shelter behind the walls of the PLACE.',
    'A clerk wrote down NUMBER reasons to close the PLACE, and nobody read past the second.',
    'What would the town be without its PLACE and the NUMBER stories told about it?',
  ]
  const paragraphs: string[] = []
  for (let number = 11; paragraphs.join(' ').split(' ').length < words; number += 1) {
    const place = places[number % places.length] ?? 'harbor'
    paragraphs.push(
      lines.map((line) => line.replace('PLACE', place).replace('NUMBER', `${number}`)).join(' '),
    )
  }
  return paragraphs.join('\n\n')
}

const ARTICLES = [
  ['English', ENGLISH],
  ['German', GERMAN],
  ['Spanish', SPANISH],
  ['Arabic', ARABIC],
  ['Japanese', JAPANESE],
] as const

describe.each(ARTICLES)('an article in %s', (_language, article) => {
  test('becomes ten ideas, each of its own sentences and nothing else', async () => {
    const ideas = await ask(article, 15)
    expect(ideas).toHaveLength(10)
    for (const { script, sentences = [] } of ideas) {
      expect(sentences.length).toBeGreaterThan(0)
      for (const sentence of sentences) expect(article).toContain(sentence)
      expect(script.replace(/\s+/g, '')).toBe(sentences.join('').replace(/\s+/g, ''))
    }
  })

  test('opens each idea with another sentence, and no idea is half of an earlier one again', async () => {
    const ideas = await ask(article, 15)
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    expect(new Set(ideas.map(({ sentences }) => sentences?.[0])).size).toBe(ideas.length)
    ideas.forEach(({ sentences = [] }, index) => {
      for (const { sentences: early = [] } of ideas.slice(0, index)) {
        const repeated = sentences.filter((sentence) => early.includes(sentence)).join(' ')
        expect(speechSize(repeated)).toBeLessThanOrEqual(speechSize(sentences.join(' ')) / 2)
      }
    })
  })
})

describe('an article of 2,000 words', () => {
  const article = longArticle(2000)

  test.each([15, 30, 45, 60] as const)(
    'becomes ten ideas of %d seconds without a shared sentence',
    async (seconds) => {
      const ideas = await ask(article, seconds)
      expect(ideas).toHaveLength(10)
      const told = ideas.flatMap(({ sentences = [] }) => sentences)
      expect(new Set(told).size).toBe(told.length)
    },
  )
})

test('a German day and an abbreviation do not end a sentence', async () => {
  const scripts = (await ask(GERMAN, 15)).map(({ sentences = [] }) => sentences).flat()
  expect(scripts).not.toContain('Am 3.')
  expect(scripts.some((sentence) => /^(?:B\.|Mai) /.test(sentence))).toBe(false)
})
