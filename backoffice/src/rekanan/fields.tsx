/** Columns that the lists of vendors share. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { CanAccess, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  BENTUK_USAHA,
  FILTER_BLACKLIST,
  JENIS_REKANAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import type { VendorRow } from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { pilihan } from '@eproc/i18n/id/pilihan'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { Since } from '../shared/list/Since.tsx'
import { SITTING } from './verifikasi/sidang.ts'
import { useListAddress } from '../shared/list/listAddress.ts'

const text = verifikasiOffice.daftar
const { sidang } = pemeriksaanOffice
const shortStatus: Partial<Record<string, string>> = pilihan.statusRekananDaftar

/** Cleared, it is called as S2 §2.6 says. */
export const BLACKLIST_FILTER = (
  <FilterChoice
    key="blacklist"
    source="blacklist"
    label={text.blacklistFilter}
    list={FILTER_BLACKLIST.filter((f) => f.kode !== 'null')}
    emptyText={pilihan.filterBlacklist.semua}
    alwaysOn
  />
)

/** An individual has no business form. */
export const bentukRekanan = (r: Pick<VendorRow, 'bentuk' | 'jenis'>): string =>
  r.bentuk ? teksPilihan(BENTUK_USAHA, r.bentuk) : teksPilihan(JENIS_REKANAN, r.jenis)

/** Status of a row of any list, with its blacklist. */
export function StatusChips() {
  const record = useRecordContext<VendorRow>()
  if (!record) return null
  const { status, blacklist } = record
  const short = shortStatus[status]
  return (
    <>
      <StatusChip list={STATUS_REKANAN} kode={status} {...(short ? { text: short } : {})} />{' '}
      {blacklist && <StatusChip color="merah" text={text.blacklist} />}
    </>
  )
}

/** Below the name on a phone, where its chips are always in the same place: what it is, then its chips in a row. */
export const PhoneLines = ({ line, children }: { line: string; children: ReactNode }) => (
  <>
    {line}
    <span
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4, marginTop: 6 }}
    >
      {children}
    </span>
  </>
)

/** Status column of 'Daftar Rekanan' (S2 §2.6): V is a button for verifiers, else a chip, and how many sections wait. */
export function StatusField() {
  const record = useRecordContext<VendorRow>()
  const address = useListAddress()
  if (!record) return null
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      {record.status === 'V' ? (
        <CanAccess action="verify" loading={<StatusChips />} accessDenied={<StatusChips />}>
          <Button
            component={Link}
            to={`${address}/${record.id}/show?${SITTING}=1`}
            size="small"
            variant="contained"
            onClick={(click) => click.stopPropagation()}
          >
            {text.tombolVerifikasi}
          </Button>
          {record.blacklist && <StatusChip color="merah" text={text.blacklist} />}
        </CanAccess>
      ) : (
        <StatusChips />
      )}
      {record.menunggu > 0 && (
        <Typography variant="caption" color="text.secondary">
          {text.menunggu(record.menunggu)}
        </Typography>
      )}
    </div>
  )
}

/** After so many working days a dossier has waited for long. */
const LONG_DAYS = 3

/** How long the dossier waits for verifiers, and who has it in hand. */
export function WaitingField() {
  const record = useRecordContext<VendorRow>()
  if (!record?.menungguSejak) return null
  const days = record.hariKerja ?? 0
  const { pemeriksa } = record
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <StatusChip color={days > LONG_DAYS ? 'kuning' : 'abu'} text={sidang.hariKerja(days)} />
      {pemeriksa && (
        <StatusChip
          color="biru"
          text={pemeriksa.saya ? sidang.andaPeriksa : sidang.diperiksa(pemeriksa.nama)}
        />
      )}
      <Since at={record.menungguSejak} />
    </span>
  )
}
