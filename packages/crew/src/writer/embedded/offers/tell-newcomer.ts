import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, titleCase } from '../wording.ts'
import { sentencesOf } from './speak-lived.ts'

/** Who lives with people, as one alternative of a pattern. */
export const ANIMAL = String.raw`(?:dog|cat|puppy|pup|kitten|kitty|hamster|rabbit|bunny|guinea pig|parrot|budgie|canary|horse|pony|turtle|tortoise|ferret|bird|rat|gecko|lizard|hen|chicken|goat|donkey|greyhound|whippet|labrador|lab|poodle|beagle|terrier|husky|corgi|dachshund|retriever|shepherd|collie|spaniel|bulldog|pug|chihuahua|mutt|boxer|mastiff|tabby|tomcat)`
/** Who has come to live with somebody, and by which name. */
const CAME = new RegExp(
  String.raw`^(?:so |ok )?(?:(?:we|i)(?:'ve| have)? (?:just |recently |finally |only )*(?:adopted|got|rescued|brought home|welcomed|took in|bought) (?:an? |our |my )(?:[\p{L}-]+ ){0,5}?${ANIMAL},? (?:(?:named|called) )?|(?:our|my) (?:[\p{L}-]+ ){0,3}?${ANIMAL},? (?:(?:named|called) )?(?=\p{L}+ (?:just |finally )?(?:moved in|arrived|came home|joined us)\b))(\p{L}[\p{L}'-]*)`,
  'iu',
)
/** What it is for, and nothing of the one who came. */
const TO_SHOW =
  /,?\s+(?:and |so )?(?:(?:i|we) )?(?:(?:want|wanted|would like|need) to|wanna) (?:introduce|show|present) (?:him|her|them|it)(?: to (?:everybody|everyone|you|people|the world|my followers|you all))?\b/giu
const IS_NAME = /^(?!and$|who$|that$|from$|with$|in$|for$|at$|on$)\p{L}{2,}$/iu

type Shape = { readonly hook: string; readonly turn: string; readonly end: string }
const SHAPES: readonly Shape[] = [
  {
    hook: 'Everybody, meet {name}.',
    turn: "We thought we were the ones choosing. Now we're not so sure who picked who.",
    end: 'Say hi to {name} below, and tell us who runs your house.',
  },
  {
    hook: "There's somebody new at our place. The name's {name}.",
    turn: "There's a lot left to figure out: the house, us, and who's really in charge.",
    end: 'What should we know for the first few weeks? Tell us and {name} below.',
  },
  {
    hook: 'Hang on a second. You need to meet {name}.',
    turn: "We can't remember what we did before. It can't have been that important.",
    end: 'Leave {name} a hello, and follow along for what happens next.',
  },
]

/** An animal that has come to live with somebody is introduced in their own words; null for any other prompt. */
export function tellNewcomer(request: IdeasRequest): IdeaDraft[] | null {
  const prompt = request.prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const [came = '', typed = ''] = CAME.exec(prompt) ?? []
  // "A dog last month" is no dog called so.
  const isCalled = /\b(?:named|called) \S+$/i.test(came) || /^\p{Lu}/u.test(typed)
  if (!isCalled || !IS_NAME.test(typed) || /\?/.test(prompt) || /\bhow (?:to|do|can|should)\b/i.test(prompt))
    return null
  const name = capitalize(typed)
  const said = sentencesOf(prompt.replace(TO_SHOW, '').replaceAll(typed, name))
  const [first = ''] = said
  const isOne = !/\b(?:we|our|us)\b/i.test(prompt)
  const ofOne = (text: string) =>
    isOne
      ? text
          .replace(/\bwe were the ones choosing\b/g, 'I was the one choosing')
          .replace(/\bwe're\b/g, "I'm")
          .replace(/\bour\b/g, 'my')
          .replace(/\b[Ww]e\b/g, 'I')
          .replace(/\bus\b/g, 'me')
      : text
  return createRandom(request.seed)
    .shuffle(SHAPES)
    .slice(0, request.count)
    .map(({ hook, turn, end }): IdeaDraft => {
      const script = [ofOne(hook), ...said, ofOne(turn), ofOne(end)].join(' ').replaceAll('{name}', name)
      return {
        title: titleCase(`Meet ${name}`),
        summary: `In your own words: ${first}`,
        caption: joinCaption(`Meet ${name}.`, hashtagsFrom(['newpet', 'adopted', name])),
        script,
        description: script,
        framework: 'lived-newcomer',
        length: 'script',
        sources: [],
      }
    })
}
