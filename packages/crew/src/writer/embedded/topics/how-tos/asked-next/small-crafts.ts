/** Small things that hands do, which people ask for, for `readTopics`. */
export const SMALL_CRAFTS = `
# putting-on-a-duvet-cover | how-to | putting on a duvet cover | put on a duvet cover, put a duvet cover on, change a duvet cover, put on duvet cover, duvet cover burrito, put a duvet in a cover, put a comforter in a cover | Duvet
> Inside out is the trick to a duvet cover. | Stop climbing into your duvet cover. | Two corners do all the work.
@ You're on the bed, with your head inside the cover.
1 | inside out | How do you begin with a duvet cover? | Turn the cover inside out | With the inside facing out, stick both arms into the cover and go all the way to the two far corners. | The opening is where you're standing. | Do it next to the bed.
2 | corners | What do you hold? | Grab two corners of the duvet | Now, through the fabric, take hold of the duvet's corners, one in each hand, and shake. | If there are ties inside, they hold the corners. | Use the short side. It's easier.
3 | shaken duvet | How does the cover get over the duvet? | Shake the cover down over it | Hold both corners tight, lift your arms, and shake until the cover drops over the duvet. | Gravity does the work. | Too long for you? Let the bed hold it, and pull.
4 | lower corners | What about the lower end? | Push in the bottom corners | Push the other two corners into place, and close the buttons or the zipper. | Start at the corners, not in the middle. | Every other button will do for one night.
5 | flat bed | How does it get smooth? | Shake it once more and lay it flat | Hold it at the closed end, give it two shakes, and lay it on the bed. | The filling spreads out. | Air it before you make the bed.

# building-a-snowman | how-to | building a snowman | build a snowman, make a snowman, snowman tips, building a snow man | Snowman
> Powder snow makes no snowman. | Round on round rolls off. Flatten your snowman. | Roll in a straight line, and you get a log.
@ It snowed all night, and the yard is white.
1 | snowball | Which snow is good for a snowman? | Squeeze a handful first | Pick up some snow and press. If it makes a ball, you're in business. If it falls apart like powder, wait for a warmer hour. | Snow near freezing sticks best, because a little water glues the flakes. | Noon is often better than dawn.
2 | rolled ball | How do you make the balls? | Keep turning the ball as you roll | Pack a hard ball, roll it through the snow, and keep changing direction so it stays round. | Roll straight, and you get a log. | Stop where it's going to stand, because it gets heavy.
3 | flat top | How do the balls stay on each other? | Flatten them where they meet | Flatten the top of the bottom ball and the underside of the next one. | Round on round rolls off. | Lift with your legs, and with two people.
4 | packed gap | How do you make it stable? | Pack snow into the gaps | Press snow into the gap between two balls, all the way around, and smooth it. | It works like mortar. | A stick through the middle helps.
5 | carrot | What does a snowman need? | Give it a face and arms | Stones for eyes and buttons, a carrot for the nose, and twigs for arms. | A scarf hides the neck. | Get the scarf back in spring.
`
