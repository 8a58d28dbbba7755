/** More quotes in the public domain, by what they speak of; the form is that of `quotes.ts`. */
export const QUOTES_BY_TOPIC = `
patience | How poor are they that have not patience! What wound did ever heal but by degrees? | William Shakespeare | Othello, act 2
patience | He that can have patience can have what he will. | Benjamin Franklin | Poor Richard's Almanack
patience,nature | Adopt the pace of nature: her secret is patience. | Ralph Waldo Emerson | Education
patience,hard | They also serve who only stand and wait. | John Milton | Sonnet 19
reading | Some books are to be tasted, others to be swallowed, and some few to be chewed and digested. | Francis Bacon | Of Studies
reading,learning | Reading maketh a full man; conference a ready man; and writing an exact man. | Francis Bacon | Of Studies
reading | There is no frigate like a book to take us lands away. | Emily Dickinson | Poems
reading | I declare after all there is no enjoyment like reading! | Jane Austen | Pride and Prejudice, chapter 11
reading | Books are the treasured wealth of the world and the fit inheritance of generations and nations. | Henry David Thoreau | Walden, Reading
reading | How many a man has dated a new era in his life from the reading of a book! | Henry David Thoreau | Walden, Reading
reading | A good book is the precious life-blood of a master spirit. | John Milton | Areopagitica
forgiveness,kindness | To err is human, to forgive divine. | Alexander Pope | An Essay on Criticism
forgiveness,kindness | The quality of mercy is not strained; it droppeth as the gentle rain from heaven. | William Shakespeare | The Merchant of Venice, act 4
music,love | If music be the food of love, play on. | William Shakespeare | Twelfth Night, act 1
music | Music hath charms to soothe a savage breast. | William Congreve | The Mourning Bride, act 1
music | The man that hath no music in himself is fit for treasons, stratagems, and spoils. | William Shakespeare | The Merchant of Venice, act 5
gratitude | How sharper than a serpent's tooth it is to have a thankless child! | William Shakespeare | King Lear, act 1
gratitude | Blow, blow, thou winter wind, thou art not so unkind as man's ingratitude. | William Shakespeare | As You Like It, act 2
winter,hope,season | If Winter comes, can Spring be far behind? | Percy Bysshe Shelley | Ode to the West Wind
autumn,season | Season of mists and mellow fruitfulness! | John Keats | To Autumn
beauty | A thing of beauty is a joy for ever. | John Keats | Endymion
beauty | Beauty is truth, truth beauty. | John Keats | Ode on a Grecian Urn
beauty | She walks in beauty, like the night of cloudless climes and starry skies. | Lord Byron | She Walks in Beauty
sea | Roll on, thou deep and dark blue Ocean, roll! | Lord Byron | Childe Harold's Pilgrimage, canto 4
sea,nature,solitude | There is a rapture on the lonely shore. | Lord Byron | Childe Harold's Pilgrimage, canto 4
sea | Water, water, every where, nor any drop to drink. | Samuel Taylor Coleridge | The Rime of the Ancient Mariner
rain,hard,hope | Into each life some rain must fall, some days must be dark and dreary. | Henry Wadsworth Longfellow | The Rainy Day
rain | For the rain it raineth every day. | William Shakespeare | Twelfth Night, act 5
`
