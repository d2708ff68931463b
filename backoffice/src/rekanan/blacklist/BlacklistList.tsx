import { DataTable, useRecordContext } from 'react-admin'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { xlsxExporter } from '../../shared/list/exportXlsx.ts'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../../shared/list/ShowRowButton.tsx'
import { VendorShow } from '../VendorShow.tsx'
import { BlacklistTab } from './BlacklistTab.tsx'

const text = verifikasiOffice.daftarBlacklist
const SORT = { field: 'nama', order: 'ASC' } as const
const EMPTY = <EmptyState title={text.kosong} content={text.kosongIsi} />
const held = ({ blacklist: b }: BlacklistRow): string =>
  b.blacklist ? (b.aktif ? text.berlaku : text.tidakBerlaku) : text.tidak
const period = ({ blacklist: b }: BlacklistRow): string =>
  b.blacklist ? masaBlacklist(b.blacklistTglMulai, b.blacklistTglSelesai) : umum.tanpaNilai
const number = ({ blacklist: b }: BlacklistRow): string => b.nomor ?? umum.tanpaNilai
const XLSX = xlsxExporter<BlacklistRow>(
  {
    blacklist: held,
    nomor: (r) => r.blacklist.nomor,
    blacklistTglMulai: (r) => r.blacklist.blacklistTglMulai,
    blacklistTglSelesai: (r) => r.blacklist.blacklistTglSelesai,
    alasan: (r) => r.blacklist.alasan,
  },
  ['fileBlacklist']
)

function HeldField() {
  const record = useRecordContext<BlacklistRow>()
  if (!record?.blacklist.blacklist) return text.tidak
  return <StatusChip color={record.blacklist.aktif ? 'merah' : 'kuning'} text={held(record)} />
}

/**
 * /admin/vendor/blacklist (decisions §2: manajer ULP and PA). Without a search: who is on it; with a name or number:
 * any rekanan, without the content of its dosir.
 */
export default function BlacklistList() {
  return (
    <ResourceList
      sort={SORT}
      exporter={XLSX}
      empty={false}
      phone={
        <PhoneList<BlacklistRow>
          empty={EMPTY}
          secondaryText={(r) => `${r.noRegistrasi} · ${number(r)} · ${period(r)}`}
          tertiaryText={() => <HeldField />}
        />
      }
      dialogs={
        <VendorShow sort={SORT} title={(nama) => nama}>
          <BlacklistTab />
        </VendorShow>
      }
    >
      <ResourceTable rowActions={<ShowRowButton />} empty={EMPTY}>
        <DataTable.Col source="nama" sx={{ fontWeight: 600 }} />
        <DataTable.Col source="noRegistrasi" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="blacklist" disableSort field={HeldField} />
        <DataTable.Col<BlacklistRow> source="nomor" disableSort render={number} />
        <DataTable.Col<BlacklistRow> label={text.masa} disableSort render={period} />
      </ResourceTable>
    </ResourceList>
  )
}
