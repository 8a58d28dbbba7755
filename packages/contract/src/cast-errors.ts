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
} as const
