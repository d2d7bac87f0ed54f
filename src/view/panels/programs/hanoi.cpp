// Every move of the Tower of Hanoi from its number alone: disc, from, to. C++20.
#include <bit>
#include <cstdint>
#include <iostream>

int main() {
    const int discs = DISCS;
    // The formula ends on another peg when the number of discs is even.
    const char* pegs = discs % 2 == 1 ? "ABC" : "ACB";
    const std::uint64_t last = ~std::uint64_t{0} >> (64 - discs);
    for (std::uint64_t i = 1;; ++i) {
        std::cout << std::countr_zero(i) + 1 << ' ' << pegs[(i & (i - 1)) % 3] << ' '
                  << pegs[((i | (i - 1)) % 3 + 1) % 3] << '\n';
        if (i == last) break;
    }
}
