import { deleteUnwantedPicture, listUnwantedPictures } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { presentUnwanted } from './add-unwanted.ts'
import { deleteOwnUnwanted, listOwnUnwanted } from './unwanted-pictures.queries.ts'

export function mountUnwantedPictures(app: App, { db }: Pick<Deps, 'db'>): void {
  serveEndpoint(app, listUnwantedPictures, async ({ user }) => ({
    pictures: (await listOwnUnwanted(db, user.id)).map(presentUnwanted),
  }))
  serveEndpoint(app, deleteUnwantedPicture, async ({ user, params }) => {
    if (!(await deleteOwnUnwanted(db, user.id, params.id))) throw new AppError('unwanted_not_found')
    return {}
  })
}
