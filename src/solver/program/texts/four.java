class Hanoi {
    static void four(int n, String source, String target) {
        if (n == 0) return;
        String spares = "ABCD".replace(source, "").replace(target, "");
        String spare = spares.substring(0, 1), other = spares.substring(1);
        int k = ASIDE;
        four(k, source, spare);
        hanoi(n - k, source, target, other);
        four(k, spare, target);
    }

    static void hanoi(int n, String source, String target, String spare) {
        if (n == 0) return;
        hanoi(n - 1, source, spare, target);
        System.out.println(source + " → " + target);
        hanoi(n - 1, spare, target, source);
    }

    public static void main(String[] args) {
        CALL;
    }
}
