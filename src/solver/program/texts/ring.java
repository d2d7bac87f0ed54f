class Hanoi {
    static void once(int n, String source, String target, String spare) {
        if (n == 0) return;
        twice(n - 1, source, spare, target);
        System.out.println(source + " → " + target);
        twice(n - 1, spare, target, source);
    }

    static void twice(int n, String source, String target, String spare) {
        if (n == 0) return;
        twice(n - 1, source, target, spare);
        System.out.println(source + " → " + spare);
        once(n - 1, target, source, spare);
        System.out.println(spare + " → " + target);
        twice(n - 1, source, target, spare);
    }

    public static void main(String[] args) {
        CALL;
    }
}
