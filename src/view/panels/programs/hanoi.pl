% Every move of the Tower of Hanoi by recursion: disc, from, to. For SWI-Prolog.
:- initialization((move(DISCS, 'A', 'C', 'B'), halt)).

move(0, _, _, _) :- !.
move(Disc, From, To, Spare) :-
    Smaller is Disc - 1,
    move(Smaller, From, Spare, To),
    format("~w ~w ~w~n", [Disc, From, To]),
    move(Smaller, Spare, To, From).
