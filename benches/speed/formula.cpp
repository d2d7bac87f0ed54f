// The published formula for one move of the classic puzzle, measured as benches/speed/main.rs measures ours: the disc
// and both rods of moves whose numbers lie far apart.
#include <chrono>
#include <cstdint>
#include <cstdio>

// Read anew for each run, so that no compiler makes two runs one.
static volatile uint64_t stride = STRIDE;

static uint64_t run() {
  uint64_t total = 0, apart = stride;
  for (uint64_t step = 1; step <= MOVES; ++step) {
    uint64_t i = step * apart;
    uint64_t disc = __builtin_ctzll(i) + 1;
    uint64_t from = (i & (i - 1)) % 3;
    uint64_t to = ((i | (i - 1)) % 3 + 1) % 3;
    total += disc + from * 3 + to;
  }
  return total;
}

int main() {
  volatile uint64_t keep = run();
  auto start = std::chrono::steady_clock::now();
  keep = run();
  std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
  (void)keep;
  std::printf("%f\n", spent.count() / MOVES);
}
