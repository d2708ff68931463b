import { penawaran } from '@eproc/i18n/id/penawaran'
import { umum } from '@eproc/i18n/id/umum'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { Loaded } from '../../../app/Loaded.tsx'
import { useInformasiPaket } from '../../paket/usePaket.ts'
import { UnitPrices } from './UnitPrices.tsx'
import { useLines } from './useLines.ts'

const p = penawaran.layar

/** The price of an offer: by the package's lines, or as a total where it has none. */
export function PriceInputs({ paketId }: { paketId: number }) {
  const hps = useInformasiPaket(paketId).data?.totalPagu ?? null
  return (
    <Loaded query={useLines(paketId, true)}>
      {(lines) =>
        lines.length > 0 ? (
          <UnitPrices lines={lines} hps={hps} />
        ) : (
          <FormRupiah
            name="hargaPenawaran"
            label={p.nilai}
            hint={p.nilaiPetunjuk}
            required={umum.errors.wajib}
          />
        )
      }
    </Loaded>
  )
}
