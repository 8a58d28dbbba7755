import 'reflect-metadata'
import { BMFF } from '@trustnxt/c2pa-ts/asset'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest'

/** Whether another program, in another language by other people, finds a film's manifest whole. Throws where there is none. */
export async function verifyManifest(film: Uint8Array): Promise<boolean> {
  // It reads the brand of our files, and has forgotten to name it.
  const brands: unknown = Reflect.get(BMFF, 'canReadBrands')
  if (brands instanceof Set) brands.add('isom')
  const asset = new BMFF(new Uint8Array(film))
  const manifest = asset.getManifestJUMBF()
  if (!manifest) throw new Error('no manifest')
  return (await ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(manifest))).validate(asset)).isValid
}
