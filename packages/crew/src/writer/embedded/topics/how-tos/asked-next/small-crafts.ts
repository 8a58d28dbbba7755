/** Small things that hands do, which people ask for, for `readTopics`. */
export const SMALL_CRAFTS = `
# putting-on-a-duvet-cover | how-to | putting on a duvet cover | put on a duvet cover, put a duvet cover on, change a duvet cover, put on duvet cover, duvet cover burrito, put a duvet in a cover, put a comforter in a cover | Duvet
> You do not climb into it. You shake it on. | Two corners decide. | Inside out is the trick.
@ You are standing on the bed, with your head in the cover.
1 | inside out | How do you begin with a duvet cover? | Turn the cover inside out | Turn the cover inside out, and put both hands in, all the way to the two far corners. | The opening is where you stand. | Do it beside the bed.
2 | corners | What do you hold? | Grab two corners of the duvet | Through the cloth, take hold of two corners of the duvet, one in each hand. | Ties inside the corners hold them, if there are any. | The short side is easier.
3 | shaken duvet | How does the cover get over the duvet? | Shake the cover down over it | Hold both corners tight, lift your arms, and shake until the cover falls down over the duvet. | Gravity does the work. | If it is too long for you, let the bed hold it and pull.
4 | lower corners | What about the lower end? | Push in the lower corners | Put the other two corners into the corners of the cover, and close the buttons or the zipper. | Start at the corners, not in the middle. | Every other button will do for a night.
5 | flat bed | How does it get smooth? | Shake it once more, and lay it flat | Hold it at the closed end, shake it twice, and lay it on the bed. | The filling spreads out. | Air it before you make the bed.

# building-a-snowman | how-to | building a snowman | build a snowman, make a snowman, snowman tips, building a snow man | Snowman
> Not every snow makes one. | It rises from the bottom. | The middle is where they break.
@ It snowed all night, and the yard is white.
1 | snowball | Which snow is good for a snowman? | Test the snow with your hands | Press a handful. If it holds together, it is good. Powder falls apart. Snow near the freezing point sticks best. | A little water sticks the flakes together. | Noon is often better than dawn.
2 | rolled ball | How do you make the balls? | Roll the ball in new directions | Begin with a hard ball, roll it through the snow, and turn it again and again, so that it gets round. | Straight rolling makes a log. | Stop where it is to stand, since it gets heavy.
3 | flat top | How do the balls stay on each other? | Flatten them where they meet | Make the top of the lowest ball flat, and the underside of the next one. | Round on round rolls off. | Lift with your legs, and with two people.
4 | packed gap | How do you make it stable? | Pack snow into the gaps | Press snow into the gap between two balls, all around, and smooth it. | It works like mortar. | A stick through the middle helps.
5 | carrot | What does a snowman need? | Give it a face and arms | Stones make eyes and buttons, a carrot the nose, and twigs the arms. | The scarf hides the neck. | Take the scarf back in spring.
`
