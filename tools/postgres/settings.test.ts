import { describe, expect, it } from 'vitest';
import { postgresSettings } from './settings.ts';

const GB = 1024 ** 3;

function chosen(memoryBytes: number, cores: number): ReadonlyMap<string, string> {
  const settings = postgresSettings('/run/place', true, { memoryBytes, cores });
  return new Map(
    settings.map(setting => [setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]),
  );
}

describe('the settings of PostgreSQL', () => {
  it.each([
    ['a small machine', GB, 1],
    ['a large one', 256 * GB, 64],
  ])('leave what a commit promises as PostgreSQL has it, on %s', (_, memoryBytes, cores) => {
    const names = [...chosen(memoryBytes, cores).keys()];
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'commit_delay'])
      expect(names).not.toContain(name);
  });

  it('grow with the memory, between bounds', () => {
    expect(chosen(GB, 2).get('shared_buffers')).toBe('128MB');
    expect(chosen(4 * GB, 2).get('shared_buffers')).toBe('512MB');
    expect(chosen(256 * GB, 2).get('shared_buffers')).toBe('1024MB');
    expect(chosen(4 * GB, 2).get('effective_cache_size')).toBe('2048MB');
  });

  it('leave a core to respondents where there are two', () => {
    expect(chosen(4 * GB, 2).get('max_parallel_workers_per_gather')).toBe('0');
    expect(chosen(4 * GB, 8).get('max_parallel_workers_per_gather')).toBe('2');
  });
});
