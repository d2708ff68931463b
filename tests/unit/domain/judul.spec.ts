import { test } from '@japa/runner'
import { menuUntuk, ruangLain, type ButirMenu } from '@eproc/domain/common/menu'
import { apakahRekanan, PERAN } from '@eproc/domain/common/roles'
import { cocokkanHalaman } from '@eproc/domain/pages/pages'
import { menu } from '@eproc/i18n/id/menu'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { resources } from '@eproc/i18n/id/resources_office'

/** Headings that a list of the back office says itself, by its address. */
const HEADINGS = new Map<string, string>([
  ...Object.entries(resources as Record<string, { title?: string }>).flatMap(([name, { title }]) =>
    title ? [[`/${name}`, title] as const] : []
  ),
  ['/rup/kegiatan/view', rupLayar.kegiatan.semua],
  ['/rup/kegiatan/ppk', rupLayar.kegiatan.ppk],
  ['/rup/kegiatan/sup', rupLayar.kegiatan.persetujuan],
  ['/rup/kegiatan/pa', rupLayar.kegiatan.persetujuan],
  ['/rup/kegiatan/pa/direktorat', rupLayar.kegiatan.direktorat],
  ['/rup/paket/penyedia', paketLayar.judul.penyedia],
  ['/rup/paket/penyedia/man', paketLayar.judul.persetujuan],
  ['/rup/paket/penyedia/ulp', paketLayar.judul.baca],
  ['/rup/paket/pokja', paketLayar.judul.pokja],
  ['/ppk/tender', paketLayar.judul.tender],
])

const entries = (peran: (typeof PERAN)[number]): ButirMenu[] => [
  ...menuUntuk({ peran, unlada: true }),
  ...ruangLain({ peran, unlada: true }),
]

test.group('Words of the menu', () => {
  test('{peran}: the page that an entry opens is called like the entry')
    .with(PERAN.map((peran) => ({ peran })))
    .run(({ assert }, { peran }) => {
      for (const { teks: label, path } of entries(peran)) {
        const title = cocokkanHalaman(path)!.halaman.judul
        // 'Home' opens what a role begins with, which has a name of its own.
        if (label === menu.home) continue
        // The specification heads the pages of a dossier with more words than their entries have (S2 §2.3).
        if (apakahRekanan(peran)) assert.include(title, label, path)
        else assert.equal(title, label, path)
        if (HEADINGS.has(path)) assert.equal(HEADINGS.get(path), label, `heading of ${path}`)
      }
    })
})
