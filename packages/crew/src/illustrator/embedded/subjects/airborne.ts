const AIRBORNE = new Set(
  `rocket airplane airplane-departure airplane-arrival small-airplane helicopter flying-saucer satellite balloon parachute kite bird eagle owl dove bat butterfly honeybee dragon cloud cloud-with-lightning cloud-with-rain high-voltage fire globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia rainbow snowflake comet glowing-star shooting-star sparkles microbe dna atom-symbol thought-balloon speech-balloon red-heart broken-heart brain eye eyes droplet magnet`.split(
    /\s+/,
  ),
)

/** Whether a drawing is of a thing that flies or floats: it is never set on the ground. */
export function isAirborne(subject: string): boolean {
  return AIRBORNE.has(subject)
}
