import { trade } from './trade.ts'

export const ANIMALS = [
  trade(
    /\bdogs?\b.*\bgroom\w*|\bgroom\w*.*\bdogs?\b|\b(?:dog|pet) (?:wash|salon|groom\w*)\b|\bgrooming (?:salon|van)\b/i,
    `
? Does your dog smell like an adventure?
? When did your dog last have a real bath?
= Your dog gets the bath, and your bathroom stays dry.
- Fur mats first where you don't look: behind the ears, under the legs.
- A mat pulls at the skin with every step.
- Many dogs with two coats should never be shaved, because that coat keeps them cool as well as warm.
- Nails that click on the floor are too long, and they change how a dog stands.
- Brushing for five minutes, twice a week, saves an hour of combing later.
- A dog that is groomed regularly gets used to it, and shakes a lot less.`,
  ),
  trade(
    /\bdog[- ]?(?:walk\w*|sit\w*|daycare|boarding)\b|\bpet[- ]?(?:sit\w*|boarding)\b|\bcat[- ]?sit\w*\b/i,
    `
? Long day at work, and someone furry's waiting by the door?
? What does your dog do while you're at work?
= You come home, and everybody's happy to see you.
- A dog alone at home mostly sleeps, and listens for your key.
- One walk at noon cuts the longest wait of the day in two.
- A dog reads the news with its nose: who was here, and when.
- Twenty minutes of sniffing tires a dog more than you'd think.
- A dog that has walked chews fewer shoes.
- And rain? The dog doesn't mind.`,
  ),
  trade(
    /\bdog (?:train\w*|school|behavio\w+)|\bpuppy (?:school|class\w*|train\w*)/i,
    `
? Who's walking whom: you or your dog?
? Does your dog hear everything but its name?
= It's the same dog, only now you two understand each other.
- Dogs repeat whatever worked the last time.
- If pulling gets them to the tree, they'll pull to the next one.
- A treat counts when it comes within a second or two.
- Five short lessons a day beat one long one.
- The whole family should use the same word for the same thing.
- Most of dog school is teaching the person.`,
  ),
  trade(
    /\bvet(?:s|erinar\w+)?\b|\banimal (?:clinic|hospital)\b/i,
    `
? When did your pet last see a vet?
? Would you know if your cat was in pain?
= They can't say where it hurts. Somebody should ask.
- Cats hide pain so well that often only the litter box tells.
- A dog that suddenly sleeps more isn't always just getting old.
- Bad breath is usually the teeth.
- A year is a long time for an animal: between two checkups a dog grows older by several human years.
- Bring a short video of the limp or the cough. At the vet's, it's often gone.
- What's found early is usually cheaper to treat.`,
  ),
  trade(
    /\b(?:horse|riding) (?:school|lessons?|stable\w*)|\bhorseback\b|\bequestrian\b/i,
    `
? Have you always wanted to sit on a horse?
? When did you last look at the world from a saddle?
= The first walk around the ring is the one you'll remember.
- A horse weighs as much as six or seven people, and can feel a fly land.
- So it notices if you hold your breath.
- Riding begins on the ground: brushing, leading, saying hello.
- You need long pants, shoes with a small heel and a helmet that fits.
- Nobody starts with a gallop.
- And yes, the day after, you'll feel muscles that you didn't know.`,
  ),
]
