/** What tenants, buyers, sellers and their agents ask, without one country's law, for `readTopics`. */
export const RENTING_AND_BUYING = `
# viewing-an-apartment | how-to | viewing an apartment to rent | rent apartment/flat, rent first apartment/flat, ask before renting/rent apartment/flat/house, ask when renting/viewing apartment/flat/house, ask landlord, ask landlord before renting, ask before signing lease, before signing lease, sign lease, signing lease, look for when renting apartment/flat/house, look for at apartment/flat viewing, look for when viewing apartment/flat, check before renting apartment/flat/house, apartment/flat viewing, apartment/flat hunting, first apartment tips, renting for first time, rent for first time, rental red flags, red flags when renting | Lease
> Turn on the shower while they talk about the view. | The rent isn't what you will pay. | Visit it once at night.
@ Twenty people stand on the stairs, and all want the same flat.
1 | bill | What do you ask about the rent? | Ask what the rent includes | Ask which costs are in it and which come on top: heating, water, electricity, internet, waste, parking. | Only the sum can be compared. | Ask what the last tenant paid for heating.
2 | running tap | What do you check at an apartment viewing? | Turn on taps, and open windows | Run the shower, flush, open windows, look under sinks and into corners for damp. | Fresh paint in one corner has a reason. | Check whether your phone has a signal.
3 | calendar | What do you ask before signing a lease? | Ask how long, and how you get out | Ask about the length, notice, deposit, rises, pets, guests and subletting. | What is easy today may matter in a year. | Read all of it before you sign.
4 | night street | How do you test a neighborhood? | Come back in the evening | Walk there at night and at rush hour, and ask a neighbor how thin the walls are. | A viewing may be on a quiet morning. | Time the way to work once.
5 | cash | How do you spot a rental scam? | Never pay before you have seen it | Pay nothing before you have been inside and have a contract. | Owners abroad who send keys by mail are a well-known trick. | Note every fault with photos when you move in.
! gut feeling | the first good flat has to be taken at once | Haste is what bad landlords count on. | Be ready with papers, and still look twice.

# getting-a-deposit-back | how-to | getting your deposit back | get deposit back, get rental deposit back, get security deposit back, get full deposit back, security deposit, rental deposit, lose deposit, not lose deposit, landlord keep/keeps/keeping deposit, landlord not return/returning deposit, move out checklist, move out cleaning, moving out checklist, move out of apartment/flat/rental, moving out of apartment/flat/rental, end of tenancy cleaning | Security deposit
> You win your deposit on the day you move in. | Photos don't forget. | A nail hole can be the most expensive one of your life.
@ The rooms are empty, and every step echoes.
1 | camera | How do you secure your deposit when you move in? | Photograph all on the first day | Take dated photos and a film of each room, each scratch and each meter, and send them to the landlord. | Without proof it is your word against theirs. | Sign a list of faults together.
2 | lease | What do you read before you move out? | Read what your lease asks for | Look up notice, painting, cleaning and repairs. | What you must do differs with contract and country. | Give notice in writing and in time.
3 | filler | What do you repair before you move out? | Mend the small things yourself | Fill nail holes, change bulbs, tighten handles, and clean where nobody looks: oven, drains, window frames. | A handyman sent by the landlord costs more. | Normal wear is usually not yours to pay.
4 | clipboard | What do you do on the day you hand over the keys? | Walk through together, and sign | Go through all rooms with the landlord, write down state, meters and keys, and both sign. | A signed page ends most arguments. | Take photos of the empty rooms.
5 | letter | What do you do when a landlord keeps the deposit? | Ask for it in writing, with a date | Write, name a date, and ask for a list with receipts of what is held back. | A date makes it serious. | Then a tenants' advice service or a lawyer knows the law where you live.
! last rent | you may just not pay the last rent | In most places you may not, and it can cost you more. | Pay, and claim the deposit.

# finding-a-roommate | how-to | finding and keeping a good roommate | find roommate/flatmate/housemate, find good roommate/flatmate/housemate, choose roommate/flatmate, ask roommate/flatmate, ask potential roommate/flatmate, ask before living together, live with roommate/roommates/flatmates, living with roommate/roommates/flatmates, roommate/flatmate rules, roommate agreement, split bills/rent/expenses with roommate/roommates/flatmates, split rent, share bills with roommate/roommates | Roommate
> Best friends can be the worst roommates. | Ask about dishes before you ask about hobbies. | Most wars begin in the sink.
@ There's a spare room, and six messages from strangers.
1 | dirty dishes | What do you ask a roommate before moving in together? | Ask about everyday life | Ask when they sleep, how they clean, who visits, whether they smoke, and what annoys them. | Habits matter more than taste in music. | Answer the same yourself, honestly.
2 | pay slip | How do you know that a roommate can pay? | Talk about money early | Ask how they earn their rent, and what happens if one of you loses a job. | It's awkward for five minutes, not for a year. | Know who is liable to the landlord.
3 | phone call | How do you check a roommate? | Ask a former roommate | Meet twice, once with the whole household, and call someone they've lived with. | Everyone is nice for an hour. | Listen to the pauses.
4 | shared list | How do you split bills with a roommate? | Write every cost in one list | Keep one shared list of rent, power, internet and groceries, and settle it on a fixed day each month. | Small debts turn into large grudges. | A bigger room may pay a bigger share.
5 | agreement | Which rules do roommates need? | Write ten lines together | Write down cleaning, guests, quiet hours, food and notice, on one page. | What is written needs no memory. | Talk once a month, over pizza.
! friends | friends make the best roommates | Friendship doesn't wash dishes. | Ask friends the same questions.

# viewing-a-house-to-buy | how-to | viewing a house to buy | look for at house viewing, look for when viewing house, look for when buying house/home, look for when buying first house/home, view/viewing house, house viewing, buy/buying first house/home, buy/buying house/home, mistakes first time home/house buyers make, first time home/house buyer/buyers, first time buyer/buyers mistakes, home/house buying mistakes/tips, ask when buying house/home, ask before buying house/home, ask at house viewing, ask at open house, open house, house hunting, red flags when buying house/home | House
> You buy the roof, not the sofa. | Smell the basement before you fall in love. | See it in the rain.
@ The sun shines in the kitchen, and you already see your table there.
1 | calculator | What do first time home buyers forget? | Add up all the costs first | Beside the price come taxes, fees, moving and repairs, and then the monthly costs. Keep a reserve. | The rate isn't the only thing you pay. | Know your limit before you look.
2 | roof | What do you look at first in a house? | Look at roof, windows and walls | Look at the roof, cracks, damp, windows and heating before you look at the kitchen. | Those cost most. A kitchen is only taste. | Ask for the age of each.
3 | basement | How do you notice damp in a house? | Smell, and look behind things | Smell in the basement and in cupboards, look behind furniture, and feel the walls. | Fresh paint and scented candles can hide a lot. | Come back after rain.
4 | neighbor | What do you ask neighbors before you buy? | Come back, and ask the neighbors | Visit at night, at rush hour and on a Sunday, and talk to those next door. | You can't renovate noise. | Ask the town what will be built nearby.
5 | inspector | Who checks a house before you buy it? | Pay an expert before you sign | Let an independent surveyor look at it, and read all papers calmly. | The fee is small beside a new roof. | No decision on the day of the viewing.
! love | you feel it when it is the right house | You do, and it makes you blind. | Take a friend along who doesn't love it.

# preparing-a-house-for-sale | how-to | preparing a home for sale | sell house/home/apartment, sell house/home/apartment fast/faster/quickly, stage house/home, stage house/home for sale, home staging, stage home to sell, prepare house/home for sale, get house/home ready to sell, get house/home ready for sale, make house/home sell faster, house not selling, house is not selling | Home staging
> Buyers decide on the doorstep. | Sell the room, not your life. | The cheapest renovation is a bucket of water.
@ In an hour strangers will open your closets.
1 | front door | What do buyers see first? | Begin with the front door | Sweep the path, clean the door, mend the bell, put out a plant. | First impressions take seconds. | The photo of the front decides who comes.
2 | empty shelf | How do you stage a home for sale? | Clear out a third of it | Take a third of the furniture and all family photos out, and clear every surface. | People have to imagine their own things. | Empty closets look large.
3 | window | How do you make rooms look larger? | Clean windows, and switch on each lamp | Wash the windows, open curtains, put in bright bulbs. | Light sells space. | Mirrors opposite windows double it.
4 | paintbrush | What do you repair before you sell a house? | Fix what is small and seen | Fix dripping taps, loose handles, cracked tiles and dark walls. | Each small fault makes buyers ask what else is broken. | Large renovations seldom pay back.
5 | price tag | How do you find the right price for a house? | Price it by what was sold nearby | Compare with what similar homes were really sold for, and ask two or three agents. | Too high at first, and it gets stale. | Bright wide photos bring the viewers.
! fresh bread | the scent of bread sells houses | Buyers know the trick. No smell is best. | Air the rooms, and take the dog for a walk.

# packing-boxes | how-to | packing boxes for a move | pack boxes for moving, pack house, pack house to move, pack dishes/glasses/plates for moving, pack dishes/glasses/plates, pack kitchen, pack kitchen for moving, packing tips for moving, moving boxes, moving boxes tips, label moving boxes, fragile things for moving, pack fragile items, how many moving boxes | Relocation (personal)
> Books in small boxes. Your back will thank you. | Plates stand. They don't lie. | The first box you need is the last one you pack.
@ The tape screams, and the kitchen is still full.
1 | small box | How do you pack heavy things? | Heavy in small boxes, light in big ones | Put books in small boxes, pillows in big ones, and fill each to the top. | A box you can't lift is a bad box. | Half-empty boxes collapse.
2 | standing plates | How do you pack dishes for moving? | Stand plates upright, wrapped one by one | Wrap each plate in paper and stand them like records, with crumpled paper below and above. | On edge they bear bumps better. | Towels and socks are padding that you have anyway.
3 | marker | How do you label moving boxes? | Write room and content on two sides | Write the room and the main things on two sides, not on top. | In a stack you see no lids. | A number and a list on the phone tell you what is missing.
4 | photo | How do you pack electronics? | Photograph cables before you pull them | Take a photo of the back, bag cables and screws, and tape the bag to the thing. | Nobody remembers the third cable. | Own boxes are best, if you still have them.
5 | suitcase | What do you pack last? | Pack a first-night box and carry it | Pack chargers, bedding, medicine, toilet paper, tools, cups and snacks in one box, and carry it yourself. | You won't find anything that evening. | Papers and valuables stay with you.
! start | a weekend is enough to pack a home | It takes longer than you think. | Begin weeks before with what you never use.
`
