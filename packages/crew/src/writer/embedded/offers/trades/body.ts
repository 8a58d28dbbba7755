import { trade } from './trade.ts'

export const BODY = [
  trade(
    /\bbarbers?(?:shop)?\b|\bbeard\b|\bfades?\b/i,
    `
? Is your hair overdue?
? When did you last like what you saw in the mirror?
= Sit down, lean back, and leave the rest to us.
- Bring a picture. "Short, but not too short" means something else to everybody.
- Say how you wear it on a normal Monday.
- A fade looks sharp for two weeks or three, not for two months.
- The neck gives a haircut away first.
- A warm towel does more for a beard than force.
- And you don't have to talk, if you don't want to.`,
  ),
  trade(
    /\b(?:hair ?cuts?|hair (?:salon|studio)|hairdress\w*|hair ?styl\w+|balayage|braids?|braiding)\b/i,
    `
? Is your hair overdue?
? Bad hair day, again?
= Sit down, lean back, and leave the rest to us.
- Hair grows about half an inch a month, and so do split ends.
- Bring two pictures: one that you love, and one that you'd hate.
- Say how many minutes you have in the morning. The cut depends on it.
- Color and length can wait. Healthy comes first.
- Wet hair tears more easily, so start to comb at the ends.
- Nobody has ever left a good haircut and gone straight home.`,
  ),
  trade(
    /\bnails?\b|\bmanicure\b|\bpedicure\b/i,
    `
? When did your hands last get an hour off?
? When did you last just sit still for an hour?
= Bring a friend, and make an afternoon of it.
- Your hands are the part of you that you see most.
- Gel that's peeled off takes a layer of the nail with it. Have it taken off.
- Oil on the cuticles does more than any polish.
- Short nails can be the prettiest ones in the room.
- You can't hold a phone while they dry. That's the holiday.
- And red never goes out of style.`,
  ),
  trade(
    /\b(?:massages?|spa|sauna|wellness|reflexology)\b/i,
    `
? Where are your shoulders right now?
? When did you last do nothing, on purpose?
= One hour, and nobody wants anything from you.
- If they're up by your ears, let them drop.
- Muscles hold what you couldn't say all week.
- Drink something first, and leave an hour free afterward.
- Say where it hurts, and say when it's too much.
- Nobody looks at your feet the way you do.
- The best part is the silence.`,
  ),
  trade(
    /\b(?:facials?|skin ?care (?:studio|clinic)|beauty (?:salon|studio|parlou?r)|cosmetician|estheticians?|lash(?:es)?|eyebrows?|brows?|waxing|make-?up artist)\b/i,
    `
? When did somebody last take care of you?
? Do you look as tired as you feel?
= Close your eyes. That's all you have to do.
- Most skin wants less than it gets: clean it gently, moisturize, use sunscreen.
- Sunscreen is the cheapest cream against wrinkles.
- A new product needs weeks before it shows anything.
- Don't try three new ones at once.
- Tell them what you take and what you react to before they begin.
- And you may fall asleep. Many people do.`,
  ),
  trade(
    /\btattoo\w*|\bpiercing\w*/i,
    `
? Have you been thinking about it for years?
? What would you wear for the rest of your life?
= Take your time. It stays.
- Look at healed work, not only at fresh pictures.
- Small lines grow softer over the years, so leave them room.
- Sleep well and eat something first.
- It heals in weeks, and sun is its worst enemy.
- Clean needles and clean hands aren't a luxury. Ask about them.
- If you aren't sure, wait a year. If you still want it then, you know.`,
  ),
  trade(
    /\bdent(?:al|ists?|istry)\b|\borthodont\w+|\bteeth whitening\b/i,
    `
? When did you last smile at a dentist?
? Are you afraid of the dentist?
= Your teeth will thank you for coming early.
- If you're scared, you're one of very many. Say so on the phone.
- Agree on a sign: when you raise your hand, everything stops.
- The first visit can be only a look and a talk.
- A small hole doesn't hurt. That's why nobody comes early.
- Two minutes, twice a day, and once in between the teeth.
- What you put off gets bigger. What you show gets smaller.`,
  ),
  trade(
    /\b(?:physio\w*|chiropract\w+|osteopath\w*|physical therap\w+|back pain clinic)\b/i,
    `
? Does your back know what you do for a living?
? What hurts when you get up in the morning?
= Your body can learn again. It only needs to be shown.
- Most back pain gets better when you move, not when you lie down.
- The best position is the next one.
- Stand up every half hour, even if only to get water.
- Pain often starts somewhere else than where you feel it.
- Two exercises that you do beat ten that you don't.
- If it comes with numbness, fever or after a fall, see a doctor first.`,
  ),
  trade(
    /\b(?:optician|optometrist|eyewear|glasses)\b/i,
    `
? Is the print getting smaller?
? Are your arms too short to read?
= The world has edges again.
- Eyes change so slowly that you don't notice.
- From about forty on, everybody holds the menu farther away.
- Headaches in the evening can be the eyes.
- Look twenty feet away for twenty seconds, every twenty minutes.
- A frame should follow your eyebrows, not fight them.
- Try on one that you'd never choose. That's often the one.`,
  ),
  trade(
    /\b(?:personal train\w*|gyms?|fitness|crossfit|boxing|bootcamp|strength training)\b/i,
    `
? Need one hour that's all yours?
? Are you waiting for Monday?
= Come as you are. That's how everybody starts.
- Nobody in there is looking at you. They're counting.
- Twice a week, every week, beats five times and never again.
- Start with less weight than you think, and do it well.
- The muscle grows on the day off.
- You don't need to feel like it. You only need your shoes.
- The hardest step is the one through the door.`,
  ),
  trade(
    /\b(?:yoga|pilates|meditation|breathwork)\b/i,
    `
? Need one hour that's all yours?
? Can't touch your toes?
= Come as you are. That's how everybody starts.
- You don't have to be flexible. That's like being too dirty for a bath.
- It begins with breathing, and you already know how.
- Long breaths out tell the body that nothing's wrong.
- Nobody is looking. Half of them have their eyes closed.
- If it hurts, it's too far.
- The last five minutes, you just lie there.`,
  ),
  trade(
    /\b(?:danc\w+|ballet|salsa|bachata|tango|zumba) (?:school|studio|class\w*|lessons?|academy)|\bdance\b/i,
    `
? Two left feet?
? When did you last dance?
= You'll count for three weeks. Then you'll hear it.
- If you can walk, you can dance. It's walking with music.
- Everybody steps on a foot in the first hour.
- Look up. Your feet know where they are.
- You don't need a partner to begin.
- You need shoes that let you turn.
- And the next wedding will be different.`,
  ),
  trade(
    /\b(?:karate|judo|jiu[- ]?jitsu|bjj|taekwondo|martial arts?|kickboxing|self[- ]?defen[cs]e)\b/i,
    `
? Would you know what to do?
? Do you want to be stronger than your excuses?
= Everybody in there was a white belt once.
- The first thing you learn is how to fall.
- The second is how to bow, and mean it.
- It's not about hitting. It's about staying calm when somebody else isn't.
- Small and patient often beats big and hurried.
- Children learn to lose there, which helps for life.
- Nobody hands you a belt. You earn it.`,
  ),
  trade(
    /\bswim\w* (?:school|lessons?|class\w*|coach\w*)\b/i,
    `
? Can your child swim?
? Did you never learn to swim?
= It's never too late to learn.
- A child can drown quickly, and without a sound.
- Floating comes before swimming.
- Who can breathe out under water is half way there.
- Grown-ups learn, too. They only have to forgive themselves first.
- Ten short lessons beat two long ones.
- And until then, stay within reach.`,
  ),
]
