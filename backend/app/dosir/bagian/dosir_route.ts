/** What every route of the dossier has in common. */
import type { Route } from '@adonisjs/core/http'
import { middleware } from '#start/kernel'
import type { RouteDocs } from '#core/http/route_docs'
import type { AturanDokumen } from '@eproc/domain/common/documents'
import type { Hak } from '@eproc/domain/common/rights'

const GROUP = 'Dosir rekanan'

/** Vendor ids in paths: numbers, or the sentinel -999. */
const ID_VENDOR = { match: /^-?\d{1,10}$/ }

/** Document fields with their kinds, for the documentation. */
export const jenisBerkas = (dok: Readonly<Record<string, AturanDokumen>>) =>
  Object.fromEntries(Object.entries(dok).map(([bidang, aturan]) => [bidang, aturan.jenis]))

type Dok = Omit<RouteDocs, 'group'>

/** Reading: the vendor its own dossier, verifiers and adminit every one. */
export const rute = (r: Route, nama: string, dok: Dok): Route =>
  jaga(r.where('vendorId', ID_VENDOR), nama, 'dosir.baca', dok)

/** A change of a company's dossier, by the company. */
export const ruteUbah = (r: Route, nama: string, dok: Dok): Route =>
  jaga(r, nama, 'dosir.kelola', { errors: [409, 413], ...dok })

/** A change of an individual's dossier, by that person. */
export const rutePerson = (r: Route, nama: string, dok: Dok): Route =>
  jaga(r, nama, 'dosir.person.kelola', { errors: [409, 413], ...dok })

function jaga(r: Route, nama: string, hak: Hak, dok: Dok): Route {
  return r
    .as(`dosir.${nama}`)
    .use(middleware.izin(hak))
    .dok({ group: GROUP, ...dok })
}
