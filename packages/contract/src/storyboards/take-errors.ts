/** What other pictures of a scene, and those that are unwanted, may be refused with. */
export const TAKE_ERRORS = {
  takes_failed: { status: 502, message: 'Other pictures could not be made. Please try again.' },
  unwanted_not_found: { status: 404, message: 'This picture is not in your list any more.' },
  unwanted_too_many: {
    status: 409,
    message: 'Your list of unwanted pictures is full. Let some be shown again in the settings first.',
  },
} as const
