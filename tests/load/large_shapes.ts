/** How many rows of everything a large database has, and what a row's number says of it. */
const YEARS = 6

export interface Size {
  packages: number
  vendors: number
  activities: number
  programs: number
  staff: number
}

export const sizeOf = (packages: number): Size => ({
  packages,
  vendors: Math.max(100, Math.round(packages / 5)),
  activities: Math.round(packages / 2),
  programs: Math.max(30, Math.round(packages / 20)),
  staff: Math.max(40, Math.round(packages / 500)),
})

/** SQL over a row's number `n`, its values named once. */
export function shapes({ packages, vendors, activities, programs, staff }: Size) {
  const last = Number(new Date().getFullYear())
  const ppk = (k: string) => `${vendors} + 4 * ((${k}) % ${staff >> 2}) + 2`
  const activity = (n: string) => `(((${n}) - 1) % ${activities} + 1)`
  const program = (k: string) => `((${k}) % ${programs} + 1)`
  const yearOf = (k: string) => `(${last - YEARS + 1} + ${program(k)} % ${YEARS})`
  const code = (k: string) =>
    `(select kode from ukuran_divisi where ke = ${program(k)} % (select count(*) from ukuran_divisi))`
  return {
    packages,
    vendors,
    activities,
    programs,
    staff,
    last,
    ppk,
    activity,
    program,
    yearOf,
    code,
  }
}
export type Shapes = ReturnType<typeof shapes>

/** Table, how many numbers, and its insert over `n`; in this order. */
export type Step = readonly [table: string, count: number, insert: string]
