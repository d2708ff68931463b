/** Resources whose page's address does not end with the name of their data. */
const REST_NAMES: Record<string, string> = {
  'rup/home': 'program',
  'ppk/approve-jadwal': 'revisi-jadwal',
  'monitor/bagan': 'monitor-bagan',
  'laporan-rup-dan-paket-kegiatan': 'laporan-rup',
  'laporan-test': 'laporan-paket',
  'laporan-test2': 'laporan-tahap',
  'panitia/paket': 'tender-draf',
}

/** `admin/lokasi-proyek` → `lokasi-proyek`: the page is at /admin/…, the data at /rest/…. */
export const restName = (resource: string): string =>
  REST_NAMES[resource] ?? resource.split('/').at(-1) ?? resource
