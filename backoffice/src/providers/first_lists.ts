import type { SortPayload } from 'react-admin'

export interface FirstList {
  /** the page's module, as Vite's manifest names it */
  module: string
  /** the order that the list begins with */
  sort: SortPayload
}

const by = (module: string, field: string, order: SortPayload['order'] = 'ASC'): FirstList => ({
  module: `src/${module}.tsx`,
  sort: { field, order },
})

/**
 * Lists that ask for their first rows with the page: the server names their modules and their first call in the page
 * (`firstLists` of vite_first_lists.ts), so that neither waits for the scripts. By resource, whose address it is, too.
 */
export const FIRST_LISTS: Readonly<Record<string, FirstList>> = {
  'admin/coa': by('coa/CoaList', 'kode'),
  'admin/divisi': by('divisi/DivisiList', 'kode'),
  'admin/libur': by('libur/LiburList', 'tanggal', 'DESC'),
  'admin/kbli': by('kbli/KbliList', 'kode'),
  'admin/sbu': by('sbu/SbuList', 'kode'),
  'admin/lokasi-proyek': by('lokasi-proyek/LokasiProyekList', 'kode'),
  'admin/parameter': by('parameter/ParameterList', 'key'),
  'admin/user': by('pengguna/PenggunaList', 'nama'),
  'admin/user-vendor': by('pengguna-rekanan/PenggunaRekananList', 'nama'),
  'admin/audit': by('audit/AuditList', 'id', 'DESC'),
  'admin/notifikasi': by('notifikasi/NotifikasiList', 'tglTampil', 'DESC'),
  'admin/sertifikat': by('sertifikat/SertifikatList', 'dibuatPada', 'DESC'),
}

/** What react-admin asks for when nothing else was chosen. */
export const FIRST_PAGE = { page: 1, perPage: 10 }

/** The call of ra-data-simple-rest for it. */
export function firstCall(resource: string): string {
  const { field, order } = FIRST_LISTS[resource]!.sort
  const range = [0, FIRST_PAGE.perPage - 1]
  const query = { filter: {}, range, sort: [field, order] }
  const text = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`
  )
  return `/rest/${resource.split('/').at(-1)}?${text.join('&')}`
}
