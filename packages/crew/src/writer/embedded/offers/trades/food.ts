import { trade } from './trade.ts'

export const FOOD = [
  trade(
    /\b(?:wedding|birthday|custom) cakes?\b|\b(?:cakes?|cupcakes?|cookies|pastr\w+|donuts?|macarons?|patisserie)\b/i,
    `
? Got a sweet tooth in the house?
? Whose birthday is next?
= Someone you know has a birthday coming up. Someone always does.
- A cake is the only part of a party that everyone remembers.
- Order it before you send the invitations, not after.
- Count the guests, then add two slices for the next morning.
- Cold cake tastes of little: take it out of the fridge an hour before.
- A warm knife cuts the cleanest slice.
- Tell the baker about nuts, eggs and milk before, not at the table.`,
  ),
  trade(
    /\b(?:bakery|bakeries|bread|sourdough|rolls|baguettes?|croissants?)\b/i,
    `
? You know that smell of fresh bread?
? When did bread last make you stop on the sidewalk?
= Take some home, and see how long it lasts.
- Bread is four things: flour, water, salt and time.
- Time is the one that you can taste.
- While you sleep, the dough rises, slowly.
- Tap the bottom of a loaf. If it sounds hollow, it's done.
- Keep it out of the fridge: there it goes stale faster.
- And the end piece belongs to whoever carries it home.`,
  ),
  trade(
    /\bice[- ]cream\b|\bgelat\w+\b|\bfrozen yogh?urt\b/i,
    `
? One scoop or two?
? What was your first favorite flavor?
= Nobody has ever been sad with a cone in their hand.
- Good ice cream melts slowly and tastes of one thing.
- Cold dulls the tongue, so let it sit for a minute.
- Pistachio should be a tired green. Bright green is food coloring.
- Lemon and chocolate shouldn't work together, and do.
- Lick from the bottom up, or it ends on your wrist.
- It counts as a walk if you eat it on the way.`,
  ),
  trade(
    /\b(?:coffee|caf[eé]s?|espresso|barista|roast(?:er|ery))\b/i,
    `
? Had a good coffee yet today?
? What's the best ten minutes of your day?
= Take a seat, or take it to go.
- A coffee bean is the seed of a red cherry.
- Roasted, it tastes best within a few weeks. Ground, within the hour.
- If it's bitter, it was ground too fine or brewed too hot.
- Milk turns sweet when it's steamed, and flat when it boils.
- You can read the news anywhere, but not with this smell.
- Some of the best ideas were written on napkins.`,
  ),
  trade(
    /\btea (?:shop|house|room)\b|\btearoom\b|\bbubble tea\b/i,
    `
? When did you last wait for a cup of tea?
? Is your tea bitter?
= Sit down. It needs three minutes, and so do you.
- Black, green and white tea all come from the same plant.
- Green tea turns bitter in boiling water.
- So let the kettle cool for a few minutes first.
- Good leaves can be brewed twice, and the second cup is often rounder.
- Milk first or tea first? People have argued for two hundred years.
- You can't hurry it. That's the point.`,
  ),
  trade(
    /\bchocolat\w+|\bsweet shop\b|\bcandy\b|\bconfection\w+/i,
    `
? Milk or dark?
? Who deserves something sweet today?
= Half the joy is choosing.
- Good chocolate snaps when you break it.
- It melts just below the warmth of your mouth.
- Smell it first: most of taste is smell.
- Keep it cool and dry, but not in the fridge.
- A box for somebody else has one piece missing by the time you're home.
- That one was yours.`,
  ),
  trade(
    /\bcater\w+\b/i,
    `
? Who's cooking while you're celebrating?
? Planning a party, and already tired?
= Be a guest at your own party.
- At most parties, the host eats last and cold.
- Guests eat more standing up, and talk more, too.
- Plan for who can't eat what before you plan the menu.
- The first tray should come within twenty minutes.
- Ten good bites beat thirty that nobody knows.
- And somebody else washes up.`,
  ),
  trade(
    /\bmeal[- ]prep\w*\b|\bmeal (?:plan|kit|delivery)\w*/i,
    `
? What's for dinner? Again?
? Is your fridge full, and there's still nothing to eat?
= Dinner is decided. Now the evening is yours.
- The hardest part of cooking is deciding.
- Hungry people choose what's fastest, not what's best.
- Food that's ready at six beats a plan that starts at six.
- Cook once, and eat three times.
- Rice, beans and roasted vegetables keep for days.
- What you don't have to decide, you don't have to resist.`,
  ),
  trade(
    /\b(?:brewery|breweries|craft beer|taproom|pubs?|bar(?! of)|cocktails?|tavern)\b/i,
    `
? Where do you go when the day's done?
? Whom haven't you seen for far too long?
= Pull up a chair. It's your round next time.
- A good bar is a living room that somebody else tidies.
- You come for one drink and stay for the talk.
- Small glasses keep cold to the end.
- The regulars know: the best seat is at the corner.
- Eat something first, and leave the car at home.
- Nobody has ever made an old friend by text.`,
  ),
  trade(
    /\b(?:wine(?:ry|ries| bar| shop| tasting)|vineyard)\b/i,
    `
? Red or white?
? Do you choose wine by its label?
= You don't need the words. You only need a glass.
- Swirl it, smell it, then drink. The nose does most of the work.
- Red wine is often served too warm, and white wine too cold.
- Old vines give few grapes, and more taste.
- What grows together goes together: the local cheese with the local wine.
- There's no wrong answer to "Do you like it?"
- And spitting it out is allowed.`,
  ),
  trade(
    /\bbutcher\w*\b|\bdeli(?:catessen)?\b|\bcheese ?(?:shop|monger)\b/i,
    `
? What's on your table this weekend?
? When did somebody last ask you how you'll cook it?
= Ask at the counter. That's what it's for.
- Tell them what you cook and for how many, and the right piece comes by itself.
- The cheap cuts have the most taste. They only want time.
- Take meat and cheese out of the fridge before you serve them.
- Let a roast rest, and the juice stays in it.
- A few good slices beat a full pack.
- And ask for a taste.`,
  ),
  trade(
    /\b(?:farm(?:ers?)?'?s? (?:shop|stand|market|box)|csa|vegetable box|(?:raw|local|our|my) honey(?!-| do)|honey (?:shop|stall|farm)|beekeep\w+|organic farm|our farm|my farm)\b/i,
    `
? Do you know who grew your dinner?
? When did a tomato last taste of something?
= Come and see what's ripe.
- A strawberry doesn't ripen any more once it's picked.
- What's in season is cheaper, and tastes of more.
- A crooked carrot tastes like a straight one.
- The shorter the way, the riper it can be picked.
- Ask what to do with it: growers eat what they grow.
- And there's dirt on it, because it comes from the ground.`,
  ),
  trade(
    /\bpizz\w+\b/i,
    `
? Hungry? Stay right here.
? Crust first, or point first?
= Bring someone who's as hungry as you are.
- Good dough rests for a day or more before anyone touches it.
- Then a very hot oven needs only a few minutes.
- The dark spots on the crust aren't burnt. They're the taste.
- Fewer toppings, better pizza.
- The first bite is always too hot. Nobody waits.
- Cold, the next morning, it's breakfast.`,
  ),
  trade(
    /\b(?:food ?trucks?|street food|food stall)\b/i,
    `
? Hungry? Stay right here.
? What's that smell?
= Bring someone who's as hungry as you are.
- A kitchen on wheels has room for one thing: the dish it's known for.
- Everything is made while you watch.
- The line is part of it. Long lines rarely lie.
- Eat it standing up, and lean forward.
- Take more napkins than you think.
- And share, so that you can try two.`,
  ),
  trade(
    /\b(?:samosas?|tacos?|burgers?|noodles?|dumplings?|kebabs?|jollof|biryani|curry|sandwich\w*|tamales|empanadas?|ramen|sushi|restaurants?|bistro|diner|trattoria|lunch)\b/i,
    `
? Hungry? Stay right here.
? Whose turn is it to cook tonight?
= Bring someone who's as hungry as you are.
- The best table is the one where nobody looks at a phone.
- Order what you can't cook at home.
- Ask what's good today. Somebody in the kitchen has an opinion.
- Share the first course, and fight over the last one.
- Bread is for the sauce.
- And nobody has to wash up.`,
  ),
]
