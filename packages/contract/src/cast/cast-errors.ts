import { CAST_MAX } from '@hookreel/film'

/** What stands in the way of a change of one's cast. */
export const CAST_ERRORS = {
  cast_member_not_found: {
    status: 404,
    message: 'This member of your cast is not here. It may have been deleted.',
  },
  cast_name_taken: { status: 409, message: 'Somebody in your cast has this name already. Choose another.' },
  cast_too_many: {
    status: 409,
    message: `Your cast has ${CAST_MAX.members} members already. Delete one that you do not need.`,
  },
  cast_pictures_too_many: {
    status: 409,
    message: `A member of the cast has at most ${CAST_MAX.references} pictures. Remove one first.`,
  },
  cast_sheet_missing: {
    status: 409,
    message: 'Describe how it looks first: its pictures are made from that.',
  },
  cast_sitting_not_found: { status: 404, message: 'These pictures are not here any more.' },
  cast_sitting_open: {
    status: 409,
    message: 'Pictures of this member are being made, or wait for your choice. Choose from them first.',
  },
  cast_sitting_making: { status: 409, message: 'The pictures are still being made.' },
} as const
