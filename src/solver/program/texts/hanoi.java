class Hanoi {
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
