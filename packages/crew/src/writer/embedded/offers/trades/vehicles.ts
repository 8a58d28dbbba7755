import { trade } from './trade.ts'

export const VEHICLES = [
  trade(
    /\b(?:driving (?:school|lessons?|instructor))\b/i,
    `
? Still riding in the passenger seat?
? Afraid of the roundabout?
= One day, you'll drive home alone.
- Everybody stalls. The driver behind you did, too.
- Look where you want to go, and the car follows.
- Distance is the best brake.
- Most learners fail for looking too little, not for driving too badly.
- The phone belongs in the back.
- Practice the same corner until it's boring.`,
  ),
  trade(
    /\b(?:car ?wash(?:es|ing)?|(?:car|auto|mobile) detail\w*|detail(?:ers?|ing))\b/i,
    `
? When did your car last look brand new?
? What color was your car again?
= You'll want to park it where everyone can see it.
- Bird droppings eat into paint within days, faster in the sun.
- A dry cloth on dust is sandpaper.
- Wash from the top down. The dirt lives at the bottom.
- Salt works on a car all winter, where you don't look.
- Crumbs find every gap that you have.
- And somehow a clean car drives better.`,
  ),
  trade(
    /\b(?:e-?bike|bike|bicycle|scooter|moped)s?\b.*\b(?:rent\w*|hire|tours?)\b|\b(?:rent\w*|hire)\b.*\b(?:e-?bike|bike|bicycle|scooter|moped)s?\b/i,
    `
? How would you see this place if you lived here?
? When did you last feel the wind on a trip?
= You stop where you want. That's the whole idea.
- On foot, you see one street. From a bus, you see windows.
- On a bike, you smell the bakery and turn around.
- You need no parking space at the beach.
- Set the saddle so that your leg is almost straight.
- Start against the wind, and come home with it.
- Water, sunscreen, and an hour more than you planned.`,
  ),
  trade(
    /\b(?:bikes?|bicycles?|cycling|e-?bikes?)\b/i,
    `
? Flat tire again?
? Does your bike make that noise, too?
= Bikes are for riding, not for pushing home.
- Most flats come from too little air.
- Pump once a month, and the tires last longer.
- A chain wants a few drops of oil, and then a rag.
- Brakes that scream are asking for something.
- Have it checked before spring. Everybody else comes in April.
- And the right saddle height spares your knees.`,
  ),
  trade(
    /\b(?:taxi|airport transfers?|limo\w*|chauffeur)\b/i,
    `
? What time is your flight?
? Who picks you up at night?
= Close the door. From here, somebody else looks at the road.
- The stress of a trip is in the first and the last hour.
- Add half an hour for rain.
- Say how many bags, and whether a child is coming along.
- Agree on the price before you get in.
- Write down where you'll be picked up. Airports have many doors.
- Nobody has ever missed the parking lot.`,
  ),
  trade(
    /\b(?:mechanics?|garage|tires?|tyres?|auto repair|car (?:repair|service)|body shop|cars?)\b/i,
    `
? Is your car making that noise again?
? What does that little light mean?
= It's better to ask now than from the side of the road.
- A red light means stop. A yellow one means soon.
- A whistle is often a belt, and a grinding noise is often the brakes.
- Brakes that grind have been asking for weeks.
- Check the oil when the engine is cold, on level ground.
- Tires age even when the car stands still.
- Write down when it makes the noise: cold, turning, braking. That's half the repair.`,
  ),
]
