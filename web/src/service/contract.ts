/**
 * The types of all that the service sends and takes, generated from its Python types by `make contract`.
 * Do not edit; `make check` compares this file with a fresh one.
 */
export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Game */
        get: operations["game_api_games__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Layout */
        get: operations["layout_api_games__game__layout_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All Lessons */
        get: operations["all_lessons_api_games__game__lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin */
        get: operations["begin_api_games__game__lessons__lesson__get"];
        put?: never;
        /** Go On */
        post: operations["go_on_api_games__game__lessons__lesson__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opening */
        get: operations["opening_api_games__game__opening_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Lobby */
        get: operations["the_lobby_api_lobby_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Login */
        post: operations["login_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logout */
        post: operations["logout_api_logout_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create */
        post: operations["create_api_matches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position */
        get: operations["position_api_matches__match__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act */
        post: operations["act_api_matches__match__act_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advice Of
         * @description What the caller could have done better in a first game that is over: two things at most, the weightier first.
         */
        get: operations["advice_of_api_matches__match__advice_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis Of
         * @description The chances of each side over a match that is over, whatever was hidden; null where nobody can judge them.
         */
        get: operations["analysis_of_api_matches__match__analysis_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/at/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position At */
        get: operations["position_at_api_matches__match__at__n__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/at/{n}/would": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Would
         * @description What a level would have done at a point of a match that is over, from what its seat could know.
         */
        post: operations["would_api_matches__match__at__n__would_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Auto */
        post: operations["auto_api_matches__match__auto_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chat */
        post: operations["chat_api_matches__match__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description A new match against computers, from a point of one that is over.
         */
        post: operations["play_on_api_matches__match__continue_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Course Of */
        get: operations["course_of_api_matches__match__course_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End */
        post: operations["end_api_matches__match__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export */
        get: operations["export_api_matches__match__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description What an opponent would do in the caller's place, from what that seat knows alone.
         */
        post: operations["hint_api_matches__match__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invites */
        get: operations["invites_api_matches__match__invites_get"];
        put?: never;
        /** Renew Invite */
        post: operations["renew_invite_api_matches__match__invites_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join */
        post: operations["join_api_matches__match__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave */
        post: operations["leave_api_matches__match__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes */
        get: operations["notes_api_matches__match__notes_get"];
        /** Keep Notes */
        put: operations["keep_notes_api_matches__match__notes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points */
        get: operations["points_api_matches__match__points_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show
         * @description Let anybody look on, or only the people of the match; for its maker.
         */
        post: operations["show_api_matches__match__public_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description What there is of a match that cannot be opened here, because these rules do not play it.
         */
        get: operations["record_api_matches__match__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rematch */
        post: operations["rematch_api_matches__match__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign */
        post: operations["resign_api_matches__match__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come Back */
        post: operations["come_back_api_matches__match__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rollback */
        get: operations["rollback_api_matches__match__rollback_get"];
        put?: never;
        /** Propose */
        post: operations["propose_api_matches__match__rollback_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/rollback/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer */
        post: operations["answer_api_matches__match__rollback_answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/spectators/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spectator Chat
         * @description Say something to the other spectators; players read it when the match is over.
         */
        post: operations["spectator_chat_api_matches__match__spectators_chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Story */
        get: operations["story_api_matches__match__story_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest
         * @description Let a computer choose the caller's set-up.
         */
        post: operations["suggest_api_matches__match__suggest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo */
        post: operations["undo_api_matches__match__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why */
        get: operations["why_api_matches__match__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Me */
        get: operations["me_api_me_get"];
        put?: never;
        /** Be Guest */
        post: operations["be_guest_api_me_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose Language
         * @description The language of notices; the browser asks for its own with every request.
         */
        put: operations["choose_language_api_me_language_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs */
        get: operations["programs_api_me_programs_get"];
        put?: never;
        /**
         * Add
         * @description A program with a token, which is told this once; one of the same name gets a new token in place of its own.
         */
        post: operations["add_api_me_programs_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/programs/{program}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke */
        delete: operations["revoke_api_me_programs__program__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quick */
        post: operations["quick_api_quick_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["register_api_register_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches
         * @description The matches in which the program has a seat, running or over, and those in which it may take one.
         */
        get: operations["matches_api_v1_matches_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position */
        get: operations["position_api_v1_matches__match__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act */
        post: operations["act_api_v1_matches__match__act_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts
         * @description All that a seat may do now: of the seats of the program the one that is asked, where none is named.
         */
        get: operations["acts_api_v1_matches__match__acts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join */
        post: operations["join_api_v1_matches__match__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign */
        post: operations["resign_api_v1_matches__match__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come Back */
        post: operations["come_back_api_v1_matches__match__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{match}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Why an act may not be taken: the section of the rules, and one sentence.
         */
        get: operations["why_api_v1_matches__match__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who Am I */
        get: operations["who_am_i_api_v1_me_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Act */
        Act: {
            /** Act */
            act?: number | string | null;
            /** Question */
            question?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /** Target */
            target?: number | null;
            /** Verb */
            verb?: string | null;
        };
        /** Acted */
        Acted: {
            /**
             * Ok
             * @constant
             */
            ok: true;
            position: components["schemas"]["Position"];
        };
        /**
         * Advice
         * @description A kind of question that a player could answer better, after a first game.
         */
        Advice: {
            /** @description the decision that cost most, if any did */
            example: components["schemas"]["Example"] | null;
            /**
             * Guide
             * @description what to think of in such questions
             */
            guide: (string | components["schemas"]["Thing"])[];
            /**
             * Rule
             * @description the section of the rules
             */
            rule: string;
            /** Title */
            title: string;
        };
        /**
         * Advised
         * @description An act, as it is sent, and in words.
         */
        Advised: {
            /** Kind */
            kind: string | null;
            /** Target */
            target: number | null;
            /** Text */
            text: string;
            /** Verb */
            verb: string;
        };
        /** Agreement */
        Agreement: {
            /** Agree */
            agree: boolean;
        };
        /**
         * Analysis
         * @description The chances of each side over a match that is over, as its only series.
         */
        Analysis: {
            /** Rounds */
            rounds: components["schemas"]["Round"][];
            /** Series */
            series: components["schemas"]["Series"][];
            /** Turnings */
            turnings: components["schemas"]["Moment"][];
            /**
             * Unit
             * @enum {string}
             */
            unit: "round" | "turn";
        };
        /** Auto */
        Auto: {
            /** Seat */
            seat: number | string;
            /**
             * When
             * @enum {string}
             */
            when: "never" | "here" | "always";
        };
        /**
         * Bot
         * @description A computer opponent; the weakest is named first.
         */
        Bot: {
            /** Name */
            name: string;
            /**
             * Text
             * @description what to expect of it, in one line
             */
            text: string;
            /** Title */
            title: string;
        };
        Change: unknown[] | {
            [key: string]: components["schemas"]["Change"];
        };
        /**
         * ChangedMessage
         * @description The lobby has changed.
         */
        ChangedMessage: {
            /**
             * Type
             * @constant
             */
            type: "changed";
        };
        /** ChangesMessage */
        ChangesMessage: {
            /** Changes */
            changes: components["schemas"]["Patch"][];
            /**
             * Type
             * @constant
             */
            type: "changes";
        };
        /** ChatEntry */
        ChatEntry: {
            /** At */
            at: string;
            /**
             * Number
             * @description later lines have higher numbers, with gaps
             */
            number: number;
            /** Text */
            text: string;
            /** Who */
            who: string;
            /**
             * You
             * @description whether the reader has written it
             */
            you: boolean;
        };
        /** ChatLine */
        ChatLine: {
            /** Text */
            text: string;
        };
        /**
         * ChatMessage
         * @description Lines of the players' chat, or of the spectators' own.
         */
        ChatMessage: {
            /**
             * Closed
             * @description the reader may not read this chat any more, until the match is over
             * @constant
             */
            closed?: true;
            /** Lines */
            lines: components["schemas"]["ChatEntry"][];
            /**
             * More
             * @description whether these lines follow those that were told before
             */
            more: boolean;
            /**
             * Type
             * @enum {string}
             */
            type: "chat" | "spectator-chat";
        };
        /**
         * Choice
         * @description A verb on offer, with what it may be done to.
         */
        Choice: {
            /**
             * Ends
             * @description whether it closes what was begun
             */
            ends: boolean;
            /**
             * Kind
             * @description what the targets are; null where the verb stands alone
             */
            kind: string | null;
            /**
             * Leaves
             * @description what it would leave undone or lose, if it stands alone
             */
            leaves: components["schemas"]["Left"][];
            /**
             * Role
             * @description null where the verb stands alone
             */
            role: ("place" | "piece" | "card" | "number" | "other") | null;
            /**
             * Targets
             * @description indices into the names of that kind (GET /api/games/{game})
             */
            targets: number[];
            /** Verb */
            verb: string;
        };
        /** Continue */
        Continue: {
            /**
             * Bot
             * @default rules
             */
            bot?: string;
            /** Point */
            point: number;
            /** Seat */
            seat: number;
        };
        /**
         * Course
         * @description How a match that is over went, whatever was hidden. The last of the rounds is the end.
         */
        Course: {
            /** Rounds */
            rounds: components["schemas"]["Round"][];
            /** Series */
            series: components["schemas"]["Series"][];
            /** Turnings */
            turnings: components["schemas"]["Turning"][];
            /**
             * Unit
             * @enum {string}
             */
            unit: "round" | "turn";
        };
        /** Created */
        Created: {
            /** Id */
            id: string;
        };
        /** Credentials */
        Credentials: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /** Doing */
        Doing: {
            /** Target */
            target?: number | null;
            /** Verb */
            verb: string;
        };
        /**
         * Doings
         * @description What was done so far, and last what is tried now.
         */
        Doings: {
            /** Acts */
            acts?: components["schemas"]["Doing"][];
        };
        /** Done */
        Done: {
            /**
             * Ok
             * @constant
             */
            ok: true;
        };
        /**
         * DoneMessage
         * @description What was asked for is done, and what came of it has been told.
         */
        DoneMessage: {
            /** Ask */
            ask: number | string;
            /**
             * Type
             * @constant
             */
            type: "done";
        };
        /**
         * Draw
         * @description An open offer of a draw.
         */
        Draw: {
            /**
             * Agreed
             * @description the seats of the people who have agreed
             */
            agreed: string[];
            /**
             * By
             * @description the seat that offers it
             */
            by: string | null;
            /**
             * Waiting
             * @description the seats of the people who have not answered
             */
            waiting: string[];
        };
        /** Ended */
        Ended: {
            /** Why */
            why: string;
        };
        /**
         * Example
         * @description A decision of a player that another one would have improved.
         */
        Example: {
            better: components["schemas"]["Advised"];
            /**
             * Gain
             * @description the share of the win that the better act promised beyond the other
             */
            gain: number;
            /** Heading */
            heading: string;
            played: components["schemas"]["Advised"];
            /**
             * Point
             * @description after how many acts it was asked
             */
            point: number;
        };
        /**
         * Face
         * @description The files with which a game draws its own board, for the browser table.
         */
        Face: {
            /**
             * Script
             * @description the address of an ES module
             */
            script: string;
            /**
             * Style
             * @description the address of a style sheet
             */
            style: string | null;
        };
        /** Cards */
        FriedrichCards: {
            /** Discards */
            discards: number[];
            /** Opened */
            opened: number;
            /** Pile */
            pile: number;
            /** Seen */
            seen: string[];
        };
        /**
         * Charts
         * @description What printed player aids have.
         */
        FriedrichCharts: {
            /**
             * Deck
             * @description the cards of a deck
             */
            deck: number;
            /** Decks */
            decks: number;
            /**
             * Draws
             * @description the Tactical Cards that each nation draws: at first, and after each cut
             */
            draws: number[][];
            /**
             * General
             * @description the cities that a general moves
             */
            general: number;
            /**
             * High Price
             * @description the same while all depots are taken
             */
            high_price: number;
            /**
             * Price
             * @description of a troop or a supply train
             */
            price: number;
            /**
             * Protects
             * @description within so many cities a general protects objectives
             */
            protects: number;
            /**
             * Reserve
             * @description what a Reserve is worth in recruiting
             */
            reserve: number;
            /**
             * Revised
             * @description the same with the option revised_reentry
             */
            revised: number[][];
            /**
             * Stack
             * @description the most generals in a city
             */
            stack: number;
            /**
             * Substitutes
             * @description the cities where each nation enters while all its depots are taken
             */
            substitutes: number[][];
            /**
             * Supplies
             * @description within so many cities a supply train supplies generals
             */
            supplies: number;
            /**
             * Theatre
             * @description the same of Prussia in the Austrian Theatre
             */
            theatre: number[];
            /**
             * Train
             * @description the cities that a supply train moves
             */
            train: number;
            /**
             * Troops
             * @description the most troops of a general
             */
            troops: number;
            /**
             * West
             * @description the same of Prussia in the War in the West
             */
            west: number[];
        };
        /** City */
        FriedrichCity: {
            /** Country */
            country: string;
            /** Defender */
            defender: number | null;
            /** Depot Of */
            depot_of: number | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "city" | "depot" | "objective";
            /**
             * Name
             * @description the id of records; readers see its name among those of the kind city
             */
            name: string;
            /** Objective Of */
            objective_of: number | null;
            /** Objective Order */
            objective_order: number | null;
            /** Suit */
            suit: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /** CityLabel */
        FriedrichCityLabel: {
            /**
             * Length
             * @description how wide it is in the size of its letters
             */
            length: number;
            /** Text */
            text: string;
        };
        /** Country */
        FriedrichCountry: {
            /** Area */
            area: string;
            /** Core */
            core: string;
        };
        /** Fate */
        FriedrichFate: {
            /** Attack Suit */
            attack_suit: string | null;
            /** Beaten */
            beaten: boolean;
            /** Drawn */
            drawn: string[];
            /**
             * First
             * @description the turn at whose end the first card is drawn
             */
            first: number;
            /** Left */
            left: string[];
            /** Line */
            line: string | null;
            /** Resting */
            resting: string[];
            /** Spent */
            spent: boolean;
            /** Victor */
            victor: string | null;
        };
        /**
         * FateText
         * @description What a section of the cards of fate says.
         */
        FriedrichFateText: {
            /**
             * Revised
             * @description what it says with the option revised_fate, where that is something else
             */
            revised: (string | components["schemas"]["Thing"])[] | null;
            /** Section */
            section: string;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
        };
        /**
         * FateTexts
         * @description The cards of fate with their texts: lines by name ("5 spades"), strokes by theirs ("America").
         */
        FriedrichFateTexts: {
            /** Cards */
            cards: string[];
            /** Lines */
            lines: {
                [key: string]: components["schemas"]["FriedrichFateText"];
            };
            /** Strokes */
            strokes: {
                [key: string]: components["schemas"]["FriedrichFateText"];
            };
        };
        /**
         * Land
         * @description The drawn land as paths.
         */
        FriedrichLand: {
            /** Borders */
            borders: string;
            /** Coast */
            coast: string;
            /** Countries */
            countries: {
                [key: string]: components["schemas"]["FriedrichCountry"];
            };
            /** Great Rivers */
            great_rivers: string;
            /**
             * Hills
             * @description x, y and size of each hill in turn
             */
            hills: number[];
            /** Lakes */
            lakes: string;
            /** Small Rivers */
            small_rivers: string;
            /** Water Lines */
            water_lines: string[];
        };
        /**
         * Layout
         * @description All that is drawn, the same in every match.
         */
        FriedrichLayout: {
            /**
             * Cards
             * @description the ids of the cards, by number
             */
            cards: string[];
            charts: components["schemas"]["FriedrichCharts"];
            /** Cities */
            cities: components["schemas"]["FriedrichCity"][];
            /**
             * Countries
             * @description the ids of the countries, by number
             */
            countries: string[];
            /** Country Names */
            country_names: {
                [key: string]: [
                    number,
                    number,
                    number,
                    number
                ][];
            };
            fate: components["schemas"]["FriedrichFateTexts"];
            /** Height */
            height: number;
            /**
             * Labels
             * @description what is written at each city
             */
            labels: components["schemas"]["FriedrichCityLabel"][];
            land: components["schemas"]["FriedrichLand"];
            /** Margin */
            margin: number;
            /** Nations */
            nations: components["schemas"]["FriedrichNationFacts"][];
            /** Pieces */
            pieces: components["schemas"]["FriedrichPieceFacts"][];
            /**
             * Plates
             * @description how wide the name of each piece is
             */
            plates: number[];
            /**
             * Roads
             * @description two cities each, and 1 for a main road
             */
            roads: [
                number,
                number,
                number
            ][];
            /** Sea Names */
            sea_names: {
                [key: string]: [
                    number,
                    number,
                    number,
                    number
                ];
            };
            /** Sectors */
            sectors: components["schemas"]["FriedrichSector"][];
            /** Sheets */
            sheets: components["schemas"]["FriedrichSheet"][];
            /** Suits */
            suits: string[];
            /** Width */
            width: number;
        };
        /**
         * Names
         * @description What readers call things, by number.
         */
        FriedrichNames: {
            card: string[];
            city: string[];
            country: string[];
            fate: string[];
            nation: string[];
            number: string[];
            piece: string[];
            section: string[];
            suit: string[];
        };
        /** Nation */
        FriedrichNation: {
            /** Cards */
            cards: number;
            /** Ceiling */
            ceiling: number;
            /** Decks */
            decks: number[];
            /** Draws */
            draws: number;
            /** Hand */
            hand: string[] | null;
            /** Held */
            held: number[];
            /** Known */
            known: string[];
            /** Name */
            name: string;
            /** Nation */
            nation: number;
            /** Needed */
            needed: number[];
            /** Out */
            out: boolean;
            /** Player */
            player: string;
            /**
             * Protected
             * @description the cities that it protects
             */
            protected: number[];
            /**
             * Supplied
             * @description the cities within reach of its supply trains
             */
            supplied: number[];
            /** Trains */
            trains: string[];
            /** Troops */
            troops: number;
        };
        /** NationFacts */
        FriedrichNationFacts: {
            /** Defender */
            defender: boolean;
            /** Depots */
            depots: number[];
            /** Home */
            home: string[];
            /** Name */
            name: string;
            /** Objectives */
            objectives: number[];
            /**
             * Troops
             * @description at the start, and the most that it can have
             */
            troops: number;
        };
        /** Offensive */
        FriedrichOffensive: {
            /** Aside */
            aside: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "open" | "declared" | "declined" | "ended";
        };
        /** Piece */
        FriedrichPiece: {
            /** City */
            city: number | null;
            /** Down */
            down: boolean;
            /** Gone */
            gone: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "general" | "train";
            /** Moved */
            moved: boolean;
            /** Name */
            name: string;
            /** Nation */
            nation: number;
            /** Rank */
            rank: number | null;
        };
        /** PieceFacts */
        FriedrichPieceFacts: {
            /** City */
            city: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "general" | "train";
            /** Name */
            name: string;
            /** Nation */
            nation: number;
            /** Rank */
            rank: number | null;
        };
        /**
         * Played
         * @description A card played in a battle.
         */
        FriedrichPlayed: {
            /** Card */
            card: string;
            /** Points */
            points: number;
            /** Side */
            side: number;
        };
        /** Sector */
        FriedrichSector: {
            /** Height */
            height: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Suit */
            suit: number;
            /** Width */
            width: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Sheet
         * @description The names of the cities at one size of lettering.
         */
        FriedrichSheet: {
            /**
             * Labels
             * @description city, x, y, and 0 for start, 1 for middle, 2 for end
             */
            labels: [
                number,
                number,
                number,
                0 | 1 | 2
            ][];
            /**
             * Signs
             * @description how large the signs of the cities are
             */
            signs: number;
            /** Size */
            size: number;
        };
        /**
         * Side
         * @description One side of a battle.
         */
        FriedrichSide: {
            /** City */
            city: number;
            /** Generals */
            generals: string[];
            /** Nation */
            nation: number;
            /** Score */
            score: number;
            /** Suit */
            suit: string;
            /** Troops */
            troops: number;
        };
        /** Stack */
        FriedrichStack: {
            /** City */
            city: number;
            /** Generals */
            generals: string[];
            /** Known */
            known: boolean;
            /** Nation */
            nation: number;
            /** Troops */
            troops: number | null;
        };
        /**
         * Step
         * @description What is going on; which fields there are depends on the step.
         */
        FriedrichStep: {
            /** Cities */
            cities?: number[];
            /**
             * City
             * @description in a march or a retreat: where it begins
             */
            city?: number;
            /**
             * Fresh
             * @description the cards just drawn, for the seat that drew them
             */
            fresh?: string[];
            /** Goal */
            goal?: number;
            /** Name */
            name: string;
            /** Paid */
            paid?: string[];
            /**
             * Pairs
             * @description in the combat phase: own city, hostile city, own city, ...
             */
            pairs?: number[];
            /** Paying */
            paying?: boolean;
            /**
             * Pieces
             * @description in a march: the group
             */
            pieces?: string[];
            /** Plays */
            plays?: components["schemas"]["FriedrichPlayed"][];
            /** Price */
            price?: number;
            /**
             * Right
             * @description in a battle: the side that may play a card
             */
            right?: number;
            /**
             * Sides
             * @description in a battle: the attacker, then the defender
             */
            sides?: [
                components["schemas"]["FriedrichSide"],
                components["schemas"]["FriedrichSide"]
            ];
            /** Steps */
            steps?: number;
            /** Target */
            target?: number;
            /**
             * Units
             * @description while recruiting, for the recruiting seat only
             */
            units?: number;
            /** Used */
            used?: number;
            /**
             * Ways
             * @description for each possible destination the cities on the way, ends included
             */
            ways?: number[][];
            /** Winner */
            winner?: number;
        };
        /** View */
        FriedrichView: {
            /**
             * Asked
             * @description the seats that must decide now
             */
            asked: string[];
            cards: components["schemas"]["FriedrichCards"];
            fate: components["schemas"]["FriedrichFate"];
            /** Game */
            game: string;
            /**
             * Guards
             * @description the objectives that are protected, each with the nation that does so
             */
            guards: [
                number,
                number
            ][];
            /**
             * Heading
             * @description the turn and the stage, as a key with its arguments
             */
            heading: unknown[];
            /** Held */
            held: number[];
            /** Marks */
            marks: number[];
            /** Nation */
            nation: number | null;
            /** Nations */
            nations: components["schemas"]["FriedrichNation"][];
            offensive: components["schemas"]["FriedrichOffensive"];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Pieces */
            pieces: components["schemas"]["FriedrichPiece"][];
            /**
             * Result
             * @description the winners, the section of the rules, and the reason as a key with arguments
             */
            result: unknown[] | null;
            /** Scenario */
            scenario: string;
            /**
             * Seat
             * @description the seat whose viewpoint this is; null for a spectator
             */
            seat: number | null;
            /** Seats */
            seats: string[];
            /** Stacks */
            stacks: components["schemas"]["FriedrichStack"][];
            step: components["schemas"]["FriedrichStep"];
            /** Turn */
            turn: number;
        };
        /** Game */
        Game: {
            /** Bots */
            bots: components["schemas"]["Bot"][];
            /** Credits */
            credits: string;
            /** @description null where the table has the game's board itself, or draws it plainly */
            face: components["schemas"]["Face"] | null;
            /** @description the opponent for a first game; null where there is none */
            instructor: components["schemas"]["Bot"] | null;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["Option"][];
            /** Rules Version */
            rules_version: string;
            /** Scenarios */
            scenarios: components["schemas"]["Scenario"][];
            /**
             * Seat Names
             * @description how the seats are called in the reader's language
             */
            seat_names: {
                [key: string]: string;
            };
            /** Title */
            title: string;
            /**
             * Usual
             * @description the opponent that plays where nobody has chosen one
             */
            usual: string;
        };
        /** GameDetails */
        GameDetails: {
            /** Bots */
            bots: components["schemas"]["Bot"][];
            /**
             * Chance
             * @description the verbs that chance uses, never a player
             */
            chance: string[];
            /** Credits */
            credits: string;
            /** @description null where the table has the game's board itself, or draws it plainly */
            face: components["schemas"]["Face"] | null;
            /** @description the opponent for a first game; null where there is none */
            instructor: components["schemas"]["Bot"] | null;
            /**
             * Kinds
             * @description for each kind of thing the names of all, by index
             */
            kinds: {
                [key: string]: string[];
            };
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["Option"][];
            /**
             * Roles
             * @description for each kind of target what it is to the table
             */
            roles: {
                [key: string]: "place" | "piece" | "card" | "number" | "other";
            };
            /** Rules Version */
            rules_version: string;
            /** Scenarios */
            scenarios: components["schemas"]["Scenario"][];
            /**
             * Seat Names
             * @description how the seats are called in the reader's language
             */
            seat_names: {
                [key: string]: string;
            };
            /** Title */
            title: string;
            /**
             * Usual
             * @description the opponent that plays where nobody has chosen one
             */
            usual: string;
            /**
             * Verb Texts
             * @description what the verbs are called, as a Fluent file of the reader's language, then of English
             */
            verb_texts: {
                [key: string]: string;
            };
            /**
             * Verbs
             * @description for each verb the kind of its targets
             */
            verbs: {
                [key: string]: string | null;
            };
        };
        /**
         * Held
         * @description What the seat has taken up and not put down yet.
         */
        Held: {
            /** Kind */
            kind: string;
            /**
             * Moved
             * @description whether it has moved; if not, undo puts it back
             */
            moved: boolean;
            /**
             * Stop
             * @description the verb that puts it down here, if it may stay
             */
            stop: string | null;
            /** Targets */
            targets: number[];
            then: components["schemas"]["Then"] | null;
            /**
             * Verb
             * @description the verb that took it up
             */
            verb: string;
        };
        /**
         * Hint
         * @description What an opponent would do in the caller's place, from what that seat knows alone.
         */
        Hint: {
            act: components["schemas"]["Advised"];
            /**
             * Level
             * @description which opponent
             */
            level: string;
            /**
             * Reasons
             * @description what speaks for it, the weightiest first
             */
            reasons: (string | components["schemas"]["Thing"])[][];
            /**
             * Sure
             * @description how sure it is, from 0 to 1
             */
            sure: number;
            /**
             * Weighed
             * @description what else was weighed, the best first, its own act included
             */
            weighed: components["schemas"]["Weighed"][];
        };
        /**
         * HintFor
         * @description Which question it is for.
         */
        HintFor: {
            /** Question */
            question?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /** Hints */
        Hints: {
            /**
             * Given
             * @description for each seat how many, as far as the caller is to see it
             */
            given: {
                [key: string]: number;
            };
            /**
             * How
             * @description whether the people of the match may ask for hints, and all see how many
             * @enum {string}
             */
            how: "off" | "allowed" | "shown";
        };
        /** Invite */
        Invite: {
            /** Expired */
            expired: boolean;
            /** Seat */
            seat: string;
            /** Until */
            until: string | null;
        };
        /** Join */
        Join: {
            /** Invite */
            invite?: string | null;
            /** Seat */
            seat?: number | string | null;
        };
        /** Language */
        Language: {
            /** Language */
            language: string;
        };
        /** Leave */
        Leave: {
            /**
             * Bot
             * @default rules
             */
            bot?: string;
            /** Seat */
            seat: number | string;
        };
        /**
         * Left
         * @description Something that a closing act would leave undone or lose.
         */
        Left: {
            /**
             * Key
             * @description one word for programs: what kind of thing it is
             */
            key: string;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
        };
        /**
         * LessonRow
         * @description A lesson in the list of a game's.
         */
        LessonRow: {
            /** Name */
            name: string;
            /** Seat */
            seat: string;
            /**
             * Sections
             * @description the sections of the rules that it teaches
             */
            sections: string[];
            /** Steps */
            steps: number;
            /** Summary */
            summary: string;
            /** Title */
            title: string;
        };
        /**
         * Line
         * @description What happened, in one sentence.
         */
        Line: {
            /**
             * About
             * @description what the sentence is about, in a word that all games share
             * @enum {string}
             */
            about?: "march" | "battle" | "fight" | "outcome" | "retreat" | "loss" | "capture" | "gain" | "supply" | "card" | "fate" | "score" | "leave" | "phase" | "figures" | "summary";
            /** @description whose turn it stands in: a thing of the game */
            by?: components["schemas"]["Whose"];
            /** Heading */
            heading: string;
            /**
             * N
             * @description the number of the act
             */
            n: number;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /**
             * Under
             * @description what the heading says, in no language: lines with the same one belong together
             */
            under: string;
            /**
             * Way
             * @description the places that the pieces went through, ends included
             */
            way?: number[];
            /**
             * Word
             * @description a word of the game's own for what the sentence speaks of
             */
            word?: string;
        };
        /** Link */
        Link: {
            /** Expired */
            expired: boolean;
            /** Seat */
            seat: string;
            /** Until */
            until: string | null;
            /**
             * Url
             * @description told once, when the link is made
             */
            url: string;
        };
        /** Lobby */
        Lobby: {
            /** Finished */
            finished: components["schemas"]["Row"][];
            /** Mine */
            mine: components["schemas"]["Row"][];
            /** Open */
            open: components["schemas"]["Row"][];
        };
        LobbyMessage: components["schemas"]["ChangedMessage"] | components["schemas"]["PongMessage"] | components["schemas"]["RefusedMessage"];
        /**
         * LowerLevel
         * @description A lower level of a computer opponent.
         */
        LowerLevel: {
            /** Bot */
            bot: string;
            /** Title */
            title: string;
        };
        /** Made */
        Made: {
            /** Id */
            id: string;
            /**
             * Invites
             * @description the links that were made with the match
             */
            invites: components["schemas"]["Link"][];
        };
        /**
         * Mark
         * @description A point of a match where a round begins.
         */
        Mark: {
            /** Heading */
            heading: string;
            /**
             * Point
             * @description the number of acts made by then
             */
            point: number;
            /** Round */
            round: number;
        };
        MatchMessage: components["schemas"]["PositionMessage"] | components["schemas"]["ChangesMessage"] | components["schemas"]["RefusedMessage"] | components["schemas"]["DoneMessage"] | components["schemas"]["WhyMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["PointMessage"] | components["schemas"]["NoticeMessage"] | components["schemas"]["PongMessage"];
        /** Me */
        Me: {
            /** Guest */
            guest: boolean;
            /** Id */
            id: number | null;
            /** Language */
            language: string | null;
            /** Name */
            name: string;
        };
        /**
         * Moment
         * @description Where the chances turned: those of each side before and after, in percent.
         */
        Moment: {
            /** After */
            after: number[];
            /** Before */
            before: number[];
            /** Heading */
            heading: string;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /**
             * Point
             * @description the number of acts made by then
             */
            point: number;
            /** Round */
            round: number;
            /**
             * Thoughts
             * @description of its computers, where they comment on their play
             */
            thoughts: components["schemas"]["Thought"][];
        };
        /** NewMatch */
        NewMatch: {
            /** Game */
            game: string;
            /** Hints */
            hints?: ("off" | "allowed" | "shown") | null;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /**
             * Pace
             * @default live
             */
            pace?: "live" | number;
            /**
             * Programs
             * @default false
             */
            programs?: boolean;
            /**
             * Public
             * @default true
             */
            public?: boolean;
            /**
             * Scenario
             * @default
             */
            scenario?: string;
            /** Seats */
            seats?: {
                [key: string]: string;
            };
            /** Seed */
            seed?: number | null;
            /**
             * Several
             * @default false
             */
            several?: boolean;
            /**
             * Style
             * @default varied
             * @enum {string}
             */
            style?: "varied" | "cautious" | "bold" | "historical";
            /**
             * Talk
             * @default false
             */
            talk?: boolean;
        };
        /** NewProgram */
        NewProgram: {
            /** Created */
            created: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /**
             * Token
             * @description told once
             */
            token: string;
            /**
             * Used
             * @description when it was last here; null where it never was
             */
            used: string | null;
        };
        /** Notes */
        Notes: {
            /** Text */
            text: string;
        };
        /**
         * Nothing
         * @description {}
         */
        Nothing: Record<string, never>;
        /**
         * NoticeMessage
         * @description News of another match of the reader's.
         */
        NoticeMessage: {
            /** Match */
            match: string;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "notice";
        };
        /**
         * Offer
         * @description An act that is on offer.
         */
        Offer: {
            /**
             * Act
             * @description its number in the game's act space, which is frozen
             */
            act: number;
            /** Target */
            target: number | null;
            /**
             * Text
             * @description its text in the notation of records, which is frozen, too
             */
            text: string;
            /** Verb */
            verb: string;
            /**
             * Words
             * @description the same in the reader's language
             */
            words: string;
        };
        /**
         * Offers
         * @description All that a seat may do now.
         */
        Offers: {
            /** Acts */
            acts: components["schemas"]["Offer"][];
            /**
             * Prompt
             * @description what it is asked, in words
             */
            prompt: string | null;
            /**
             * Question
             * @description the mark of what the seat is asked; null where it is not asked
             */
            question: string | null;
            /** Seat */
            seat: number;
            /**
             * Seq
             * @description what an act must name
             */
            seq: number;
            /**
             * Space
             * @description the fingerprint of the act space
             */
            space: string;
        };
        /** OneSeat */
        OneSeat: {
            /** Seat */
            seat: number | string;
        };
        /**
         * Opening
         * @description The first position of a game, to be drawn as a picture.
         */
        Opening: {
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Scenario */
            scenario: string;
            /**
             * View
             * @description the board as all see it, in the game's own terms
             */
            view: {
                [key: string]: unknown;
            };
        };
        /** Option */
        Option: {
            /** Choices */
            choices: string[];
            /**
             * First
             * @description the choice that suits a first game, where it is not the default
             */
            first: string | null;
            /** Name */
            name: string;
            /** Scenarios */
            scenarios: string[];
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /** Origin */
        Origin: {
            /** Match */
            match: string;
            /**
             * Point
             * @description the number of its acts that this one begins with
             */
            point: number;
        };
        /**
         * Patch
         * @description What has changed in a position.
         */
        Patch: {
            /**
             * Drop
             * @description the number of lines to remove from the end of the log
             */
            drop: number;
            /** @description the new value in a list of one, or the changes of some members */
            position: components["schemas"]["Change"];
            /**
             * Tell
             * @description these lines are told instead
             */
            tell: components["schemas"]["Line"][];
        };
        /** CardFacts */
        PathsOfGloryCardFacts: {
            /** Code */
            code: string;
            /** Combat */
            combat: boolean;
            /**
             * Deck
             * @enum {string}
             */
            deck: "mobilization" | "limited" | "total";
            /**
             * Enters
             * @description the nation that enters the war with its event
             */
            enters: string;
            /**
             * Id
             * @description the number by which acts and the view name it
             */
            id: number;
            /**
             * Leaves
             * @description it leaves the game when its event has been played
             */
            leaves: boolean;
            /** Optional */
            optional: boolean;
            /**
             * Points
             * @description the victory points that its event can bring, for or against the Central Powers
             */
            points: number[];
            /** Redeployment */
            redeployment: number;
            /**
             * Replacements
             * @description points of each kind
             */
            replacements: {
                [key: string]: number;
            };
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
            /** Status */
            status: number;
            /**
             * Text
             * @description the event in words
             */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
            /**
             * Units
             * @description the units that it brings, by their sort
             */
            units: string[];
            /** Value */
            value: number;
        };
        /**
         * CardPoints
         * @description What a card of a side and a value gives.
         */
        PathsOfGloryCardPoints: {
            /** Redeployment */
            redeployment: number;
            /** Replacements */
            replacements: {
                [key: string]: number;
            };
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
            /** Value */
            value: number;
        };
        /**
         * Cards
         * @description The cards of one side, by number.
         */
        PathsOfGloryCards: {
            /**
             * Aside
             * @description optional cards that may be chosen before the game
             */
            aside: number[] | null;
            /** Count */
            count: number;
            /** Deck */
            deck: number;
            /** Discards */
            discards: number[];
            /**
             * Hand
             * @description null where the hand is hidden
             */
            hand: number[] | null;
            /**
             * Kept
             * @description Combat Cards that lie face up
             */
            kept: number[];
            /**
             * Known
             * @description the cards of a hidden hand that the seat knows
             */
            known: number[];
            /** Removed */
            removed: number[];
            /**
             * Served
             * @description kept Combat Cards that cannot be used again now
             */
            served: number[];
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
        };
        /**
         * Charts
         * @description What printed player aids have.
         */
        PathsOfGloryCharts: {
            /** Cards */
            cards: components["schemas"]["PathsOfGloryCardPoints"][];
            /** Fire */
            fire: components["schemas"]["PathsOfGloryFireTable"][];
            /**
             * Most
             * @description the points with which the Central Powers win at once
             */
            most: number;
            /**
             * Offensives
             * @description by die, of the Allies and of the Central Powers
             */
            offensives: [
                [
                    string,
                    string,
                    string,
                    string,
                    string,
                    string
                ],
                [
                    string,
                    string,
                    string,
                    string,
                    string,
                    string
                ]
            ];
            /**
             * Peace
             * @description by die, below a combined War Status and from it
             */
            peace: [
                [
                    number,
                    number,
                    number,
                    number,
                    number,
                    number
                ],
                [
                    number,
                    number,
                    number,
                    number,
                    number,
                    number
                ]
            ];
            /** Peace Status */
            peace_status: number;
            /**
             * Points
             * @description the victory points at the start
             */
            points: number;
            /**
             * Russians
             * @description the Russian VP spaces with which the Tsar takes command
             */
            russians: number;
            /** Stack */
            stack: number;
            status: components["schemas"]["PathsOfGloryStatusLevels"];
            /** Terrain */
            terrain: components["schemas"]["PathsOfGloryTerrainEffects"][];
            /** Trenches */
            trenches: components["schemas"]["PathsOfGloryTrenchEffects"][];
            /** Victory */
            victory: components["schemas"]["PathsOfGloryVictoryLevels"][];
        };
        /** Combat */
        PathsOfGloryCombat: {
            /** Attackers */
            attackers: string[];
            /** Cards */
            cards: number[];
            /** Defenders */
            defenders: string[];
            flank: components["schemas"]["PathsOfGloryFlank"] | null;
            /**
             * Fort
             * @description the strength of a fort that takes part
             */
            fort: number;
            /** From */
            from: string[];
            /**
             * Phase
             * @enum {string}
             */
            phase: "pull-back" | "trench-cards" | "flank" | "cards" | "fire" | "losses" | "retreat" | "advance";
            /**
             * Retreat
             * @description how many spaces the defender has to retreat
             */
            retreat: number;
            /**
             * Sides
             * @description the attacker, then the defender
             */
            sides: [
                components["schemas"]["PathsOfGloryFire"],
                components["schemas"]["PathsOfGloryFire"]
            ];
            /** Space */
            space: string;
        };
        /** Counter */
        PathsOfGloryCounter: {
            /**
             * Fled
             * @description it has retreated in this action
             */
            fled: boolean;
            /**
             * Idle
             * @description it stays where it is in this action
             */
            idle: boolean;
            /** Moved */
            moved: boolean;
            /**
             * Neutral
             * @description its nation is not at war
             */
            neutral: boolean;
            /** Piece */
            piece: string;
            /**
             * Place
             * @description a space, Reserve, Eliminated or Removed
             */
            place: string;
            /** Reduced */
            reduced: boolean;
            /**
             * Struck
             * @description it has attacked in this action
             */
            struck: boolean;
            /** Supplied */
            supplied: boolean;
            /** Unit */
            unit: string;
        };
        /**
         * Fire
         * @description What one side does in a combat.
         */
        PathsOfGloryFire: {
            /**
             * Column
             * @description the number of the column before shifts
             */
            column: number;
            /** Die */
            die: number | null;
            /** Drms */
            drms: components["schemas"]["PathsOfGloryReason"][];
            /** Factors */
            factors: number;
            /**
             * Left
             * @description what it still has to take
             */
            left: number;
            /**
             * Loss
             * @description the Loss Number that it inflicts; null while it has not fired
             */
            loss: number | null;
            /**
             * Shifted
             * @description the number of the column after shifts
             */
            shifted: number;
            /** Shifts */
            shifts: components["schemas"]["PathsOfGloryReason"][];
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
            /**
             * Table
             * @enum {string}
             */
            table: "army" | "corps";
            /** Total */
            total: number | null;
        };
        /** FireTable */
        PathsOfGloryFireTable: {
            /** Columns */
            columns: string[];
            /**
             * Losses
             * @description the Loss Numbers of each column, by die
             */
            losses: [
                number,
                number,
                number,
                number,
                number,
                number
            ][];
            /**
             * Table
             * @enum {string}
             */
            table: "army" | "corps";
        };
        /** Flank */
        PathsOfGloryFlank: {
            /** Die */
            die: number | null;
            /** Drm */
            drm: number;
            /** Pin */
            pin: string | null;
            /** Success */
            success: boolean | null;
        };
        /**
         * Forecast
         * @description An attack as it would be fired without Combat Cards and flank attacks.
         */
        PathsOfGloryForecast: {
            /**
             * Beaten
             * @description in so many of 36 throws the defender has it
             */
            beaten: number;
            /**
             * Beats
             * @description in so many of 36 throws the attacker has the higher Loss Number
             */
            beats: number;
            /**
             * Pieces
             * @description the counters that attack
             */
            pieces: string[];
            /**
             * Sides
             * @description the attacker, then the defender
             */
            sides: [
                components["schemas"]["PathsOfGloryFire"],
                components["schemas"]["PathsOfGloryFire"]
            ];
        };
        /** Forecasts */
        PathsOfGloryForecasts: {
            /** @description if all attack that can */
            all: components["schemas"]["PathsOfGloryForecast"] | null;
            picked: components["schemas"]["PathsOfGloryForecast"] | null;
        };
        /**
         * Layout
         * @description All that is drawn, the same in every match.
         */
        PathsOfGloryLayout: {
            /** Cards */
            cards: components["schemas"]["PathsOfGloryCardFacts"][];
            charts: components["schemas"]["PathsOfGloryCharts"];
            /** Height */
            height: number;
            /** Kind */
            kind: string;
            /** Links */
            links: components["schemas"]["PathsOfGloryLink"][];
            /**
             * Pieces
             * @description all counters, by the numbers that acts give them
             */
            pieces: components["schemas"]["PathsOfGloryPieceFacts"][];
            /** Spaces */
            spaces: components["schemas"]["PathsOfGlorySpace"][];
            /** Units */
            units: components["schemas"]["PathsOfGloryUnit"][];
            /** Width */
            width: number;
        };
        /** Link */
        PathsOfGloryLink: {
            /** A */
            a: string;
            /** B */
            b: string;
            /**
             * Only
             * @description those who may use a limited link; empty where all may
             */
            only: string;
        };
        /**
         * Names
         * @description What readers call things, by number.
         */
        PathsOfGloryNames: {
            card: string[];
            die: string[];
            land: string[];
            level: string[];
            nation: string[];
            number: string[];
            piece: string[];
            side: string[];
            space: string[];
            terrain: string[];
            unit: string[];
        };
        /** PieceFacts */
        PathsOfGloryPieceFacts: {
            /** Id */
            id: string;
            /** Unit */
            unit: string;
        };
        /** Reason */
        PathsOfGloryReason: {
            /** By */
            by: number;
            /**
             * Why
             * @description a word of the game, or the code of a card
             */
            why: string;
        };
        /** Russia */
        PathsOfGloryRussia: {
            /**
             * Box
             * @enum {string}
             */
            box: "tsar" | "command-allowed" | "command" | "fall-allowed" | "fall" | "revolution-allowed" | "revolution" | "treaty";
            /** Spaces */
            spaces: number;
            /** Then */
            then: number | null;
        };
        /** Space */
        PathsOfGlorySpace: {
            /**
             * Capital
             * @description the nation whose capital it is
             */
            capital: string;
            /**
             * Classic
             * @description it counts for victory in the other scenarios
             */
            classic: boolean;
            /**
             * Fort
             * @description the strength of the printed fort, 0 where there is none
             */
            fort: number;
            /** Id */
            id: number;
            /**
             * Map
             * @enum {string}
             */
            map: "europe" | "near-east";
            /** Name */
            name: string;
            /** Nation */
            nation: string;
            /** Near */
            near: string[];
            /**
             * Owner
             * @description the side in whose colour it is printed
             */
            owner: string;
            /** Port */
            port: string;
            /**
             * Supply
             * @description the side or nation that traces supply to it
             */
            supply: string;
            /**
             * Terrain
             * @enum {string}
             */
            terrain: "clear" | "mountain" | "swamp" | "forest" | "desert";
            /**
             * Vp
             * @description it counts for victory in the Historical scenario and The Great War
             */
            vp: boolean;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * SpacesOfSides
         * @description For each side some spaces.
         */
        PathsOfGlorySpacesOfSides: {
            /** Ap */
            AP: string[];
            /** Cp */
            CP: string[];
        };
        /** StatusLevels */
        PathsOfGloryStatusLevels: {
            /** Armistice */
            armistice: number;
            /** Limited */
            limited: number;
            /** Total */
            total: number;
            /** Tsar */
            tsar: number;
            /** Zimmermann */
            zimmermann: number;
        };
        /**
         * Step
         * @description What is going on; which fields there are depends on the step.
         */
        PathsOfGloryStep: {
            /**
             * Card
             * @description the card whose action it is
             */
            card?: number;
            /** First */
            first?: boolean;
            /** @description how the attack would be fired, while its units are picked */
            forecast?: components["schemas"]["PathsOfGloryForecasts"];
            /**
             * Halves
             * @description replacement points that are left, in halves
             */
            halves?: {
                [key: string]: number;
            };
            /**
             * Left
             * @description what is left of operations, of redeployment, of a march, or of losses
             */
            left?: number;
            /** Name */
            name: string;
            /**
             * Picked
             * @description the counters that were picked to attack a space
             */
            picked?: string[];
            /**
             * Pieces
             * @description the counters that the step is about
             */
            pieces?: string[];
            /** Space */
            space?: string;
        };
        /** TerrainEffects */
        PathsOfGloryTerrainEffects: {
            /**
             * Cancels
             * @description the defenders can cancel a retreat for one more step
             */
            cancels: boolean;
            /**
             * Flank
             * @description a flank attack can be tried
             */
            flank: boolean;
            /**
             * Shift
             * @description of the attacker's column
             */
            shift: number;
            /**
             * Stops
             * @description an advance into it ends there
             */
            stops: boolean;
            /**
             * Terrain
             * @enum {string}
             */
            terrain: "clear" | "mountain" | "swamp" | "forest" | "desert";
        };
        /** Trench */
        PathsOfGloryTrench: {
            /** Level */
            level: number;
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
            /** Space */
            space: string;
        };
        /** TrenchEffects */
        PathsOfGloryTrenchEffects: {
            /** Attacker */
            attacker: number;
            /** Defender */
            defender: number;
            /** Level */
            level: number;
        };
        /**
         * Unit
         * @description A sort of counters.
         */
        PathsOfGloryUnit: {
            /** Army */
            army: boolean;
            /** Cf */
            cf: number;
            /** Id */
            id: string;
            /** Lf */
            lf: number;
            /** Mf */
            mf: number;
            /** Nation */
            nation: string;
            /**
             * Reduced
             * @description combat, loss and movement factor of a reduced unit
             */
            reduced: [
                number,
                number,
                number
            ];
            /**
             * Side
             * @enum {string}
             */
            side: "AP" | "CP";
        };
        /** VictoryLevels */
        PathsOfGloryVictoryLevels: {
            /**
             * Allied
             * @description the most with which the Allies win
             */
            allied: number;
            /**
             * Central
             * @description the least with which the Central Powers win
             */
            central: number;
            /** Scenarios */
            scenarios: string[];
            /**
             * Treaty
             * @description whether Treaty of Brest Litovsk was played; null where that does not matter
             */
            treaty: boolean | null;
        };
        /** View */
        PathsOfGloryView: {
            /** Actions */
            actions: [
                string[],
                string[]
            ];
            /**
             * Asked
             * @description the seats that must decide now
             */
            asked: string[];
            /** Attacked */
            attacked: string[];
            /** Attacks */
            attacks: string[];
            /** Beachhead */
            beachhead: string | null;
            /** Besieged */
            besieged: string[];
            /**
             * Bid
             * @description the points that were bid for the Allies; below 0, for the Central Powers
             */
            bid: number;
            /**
             * Card
             * @description the card that is being played
             */
            card: number | null;
            /** Cards */
            cards: [
                components["schemas"]["PathsOfGloryCards"],
                components["schemas"]["PathsOfGloryCards"]
            ];
            combat: components["schemas"]["PathsOfGloryCombat"] | null;
            control: components["schemas"]["PathsOfGlorySpacesOfSides"];
            /**
             * Forts
             * @description where forts are not destroyed
             */
            forts: string[];
            /** Game */
            game: string;
            /**
             * Greece
             * @enum {string}
             */
            greece: "neutral" | "limited" | "war";
            /**
             * Heading
             * @description the turn and the stage, as a key with its arguments
             */
            heading: unknown[];
            /** Levels */
            levels: [
                "mobilization" | "limited" | "total",
                "mobilization" | "limited" | "total"
            ];
            /** Moves */
            moves: string[];
            /** Offensives */
            offensives: [
                string,
                string
            ];
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Played
             * @description cards whose events have been played
             */
            played: number[];
            /**
             * Players
             * @description the seats of the Allies and of the Central Powers
             */
            players: [
                number,
                number
            ];
            /** Points */
            points: number;
            /** Replacements */
            replacements: {
                [key: string]: number;
            };
            /**
             * Result
             * @description the winners, the section of the rules, and the reason as a key with arguments
             */
            result: unknown[] | null;
            /**
             * Round
             * @description 1 to 6; 0 outside of the Action Rounds
             */
            round: number;
            russia: components["schemas"]["PathsOfGloryRussia"];
            /** Scenario */
            scenario: string;
            /** Season */
            season: ("winter" | "spring" | "summer" | "fall") | null;
            /**
             * Seat
             * @description the seat whose viewpoint this is; null for a spectator
             */
            seat: number | null;
            /** Seats */
            seats: string[];
            /** Side */
            side: ("AP" | "CP") | null;
            /** Status */
            status: [
                number,
                number
            ];
            step: components["schemas"]["PathsOfGloryStep"];
            supply: components["schemas"]["PathsOfGlorySpacesOfSides"];
            /** Trenches */
            trenches: components["schemas"]["PathsOfGloryTrench"][];
            /** Turn */
            turn: number;
            /** Turns */
            turns: number;
            /** Units */
            units: components["schemas"]["PathsOfGloryCounter"][];
            /**
             * Us
             * @enum {string}
             */
            us: "neutral" | "allowed" | "zimmermann" | "over-there";
            /**
             * War
             * @description nations that have entered the war
             */
            war: string[];
            /**
             * Ways
             * @description the supply line of a unit, from its space to the source; empty: out of supply; units of a space that share a line have it once
             */
            ways: {
                [key: string]: string[];
            };
        };
        /**
         * Phases
         * @description The parts of the turn.
         */
        Phases: {
            /** Names */
            names: string[];
            /**
             * Now
             * @description which of them it is; -1 between them
             */
            now: number;
            /**
             * Rules
             * @description for each of them its section of the rules
             */
            rules: (string | null)[];
        };
        /**
         * Pledge
         * @description A secret that decided for chance before the present one.
         */
        Pledge: {
            /** Commitment */
            commitment: string;
            /** Secret */
            secret: string;
            /**
             * Until
             * @description the number of log entries before the next secret
             */
            until: number;
        };
        /**
         * PointMessage
         * @description The maker of the match points at a place, or draws an arrow from it. It is stored nowhere.
         */
        PointMessage: {
            /** @description the tip of an arrow */
            to: components["schemas"]["Spot"] | null;
            /**
             * Type
             * @constant
             */
            type: "point";
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /** Points */
        Points: {
            /**
             * Battles
             * @description the acts with which battles began
             */
            battles: number[];
            /** Rounds */
            rounds: components["schemas"]["Mark"][];
            /**
             * Unit
             * @enum {string}
             */
            unit: "round" | "turn";
        };
        /** PongMessage */
        PongMessage: {
            /**
             * Now
             * @description the time of the service, in milliseconds since 1970
             */
            now: number;
            /**
             * Type
             * @constant
             */
            type: "pong";
        };
        /**
         * Position
         * @description All that the caller may know of a match. Every message with a position is whole.
         */
        Position: {
            /**
             * Answering
             * @description the table gives that answer, as late as a real one would come
             */
            answering: boolean;
            /**
             * Asked
             * @description the seats that must decide now
             */
            asked: string[];
            /**
             * Asks
             * @description the kind of question that the prompt is, in no language
             */
            asks: string | null;
            /**
             * Back
             * @description how many acts are kept if the seat's last choice is taken back with all that followed; null without one
             */
            back: number | null;
            /**
             * Can Undo
             * @description null if the last act can be taken back, else why not
             */
            can_undo: string | null;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /**
             * Commitment
             * @description the fingerprint of the secret behind dice and draws
             */
            commitment: string;
            /** Creator */
            creator: boolean;
            /** Deadline */
            deadline: string | null;
            draw: components["schemas"]["Draw"] | null;
            /**
             * Earlier
             * @description the secrets before it, of a match that was over and goes on again
             */
            earlier: components["schemas"]["Pledge"][];
            /** @description why the match was ended before the rules ended it; `result` says who won */
            ended: components["schemas"]["Ended"] | null;
            /** Game */
            game: string;
            /**
             * Guide
             * @description two sentences that explain such questions to who meets them first
             */
            guide: (string | components["schemas"]["Thing"])[] | null;
            /**
             * Heading
             * @description where the game stands: turn, stage
             */
            heading: string;
            /** @description what the seat has taken up and not put down yet */
            held: components["schemas"]["Held"] | null;
            hints: components["schemas"]["Hints"];
            /** Id */
            id: string;
            /**
             * Invited
             * @description the seat that the invite in the address is for, or that is kept for the caller
             */
            invited: string | null;
            /**
             * Only
             * @description what only this seat knows leaves it one answer
             */
            only: boolean;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** @description of a match that goes on from a point of another one: which */
            origin: components["schemas"]["Origin"] | null;
            /**
             * Pace
             * @description live, or the days for a decision
             */
            pace: "live" | number;
            /** People */
            people: {
                [key: string]: components["schemas"]["Seated"];
            };
            phases: components["schemas"]["Phases"];
            /**
             * Point
             * @description the number of acts made
             */
            point: number;
            /**
             * Points
             * @description in a replay: how many acts there are in all
             */
            points?: number;
            /**
             * Programs
             * @description whether programs may take seats
             */
            programs: boolean;
            /**
             * Prompt
             * @description what the seat is asked: a headline
             */
            prompt: (string | components["schemas"]["Thing"])[] | null;
            /**
             * Prompt Details
             * @description what else there is to say of it
             */
            prompt_details: (string | components["schemas"]["Thing"])[] | null;
            /**
             * Prompt Left
             * @description its numbers, such as the movement points that are left
             */
            prompt_left: (string | components["schemas"]["Thing"])[] | null;
            /** Public */
            public: boolean;
            /**
             * Question
             * @description the mark of what the seat is asked, for the act that answers it; null where it is not asked
             */
            question: string | null;
            /** @description the matches that were begun after this one, for who sat in it */
            rematches: components["schemas"]["Rematches"];
            /**
             * Resigned
             * @description who has resigned, oldest first; a computer plays on for them
             */
            resigned: components["schemas"]["Resigned"][];
            /**
             * Resigning
             * @description for each of the caller's seats what resigning it does
             */
            resigning: {
                [key: string]: components["schemas"]["Resigning"];
            };
            result: components["schemas"]["Result"] | null;
            rollback: components["schemas"]["Proposal"] | null;
            /**
             * Rule
             * @description the section of the rules that tells of it
             */
            rule: string | null;
            /** Scenario */
            scenario: string;
            /**
             * Seat
             * @description the seat whose viewpoint this is; null for a spectator
             */
            seat: number | null;
            /**
             * Secret
             * @description that secret, when the match is over
             */
            secret: string | null;
            /**
             * Seq
             * @description what an act must name, so that it answers this question
             */
            seq: number;
            /**
             * Setting Up
             * @description whether it belongs to the set-up: one may be suggested (POST .../suggest)
             */
            setting_up: boolean;
            /**
             * Several
             * @description whether one person may hold several seats
             */
            several: boolean;
            /**
             * Since
             * @description the number of acts made when the caller last decided in an earlier turn
             */
            since: number | null;
            /** Story */
            story: components["schemas"]["Line"][];
            /**
             * Until
             * @description the number when the caller began to decide in this turn: the acts in between are news
             */
            until: number | null;
            /**
             * View
             * @description the board as the seat sees it, in the game's own terms
             */
            view: {
                [key: string]: unknown;
            };
            /**
             * Voices
             * @description how many people must agree to a draw; one alone ends the match without a result
             */
            voices: number;
            /** Voted */
            voted: boolean;
            /**
             * Votes
             * @description how many people have agreed to a draw
             */
            votes: number;
            /**
             * Whole
             * @description how many acts undoing a whole move or selection takes back, if it is one
             */
            whole: number;
            /**
             * You
             * @description the caller's seats
             */
            you: number[];
        };
        /**
         * PositionMessage
         * @description The whole position: the first message, and later ones where the page has asked for no changes.
         */
        PositionMessage: {
            position: components["schemas"]["Position"];
            /**
             * Type
             * @constant
             */
            type: "position";
        };
        /** PresenceMessage */
        PresenceMessage: {
            /**
             * Seats
             * @description the seats whose people have a page open
             */
            seats: string[];
            /**
             * Spectators
             * @description how many people without a part in the match have one open
             */
            spectators: number;
            /**
             * Type
             * @constant
             */
            type: "presence";
        };
        /** Program */
        Program: {
            /** Created */
            created: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /**
             * Used
             * @description when it was last here; null where it never was
             */
            used: string | null;
        };
        /** ProgramName */
        ProgramName: {
            /** Name */
            name: string;
        };
        /** Programs */
        Programs: {
            /**
             * Most
             * @description the most that one person may have
             */
            most: number;
            /** Programs */
            programs: components["schemas"]["Program"][];
        };
        /**
         * Proposal
         * @description To go back to an earlier point, if all agree.
         */
        Proposal: {
            /** Agreed */
            agreed: string[];
            /** By */
            by: string;
            /** Heading */
            heading: string;
            /**
             * Keep
             * @description the number of acts that are kept
             */
            keep: number;
            /**
             * Revealed
             * @description what everybody has seen since that point
             */
            revealed: string[];
            /** Waiting */
            waiting: string[];
        };
        /** Border */
        Quartermaster1914Border: {
            /**
             * Between
             * @description the codes of two spaces; an area that is not in the game has none
             */
            between: [
                string | null,
                string | null
            ];
            /** D */
            d: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "land" | "sea" | "coast" | "neutral";
        };
        /** Canal */
        Quartermaster1914Canal: {
            /** Between */
            between: [
                string,
                string
            ];
            /** D */
            d: string;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /** CardFacts */
        Quartermaster1914CardFacts: {
            /** Copies */
            copies: number;
            /**
             * Hits
             * @description attrition of named powers, with how much each of them suffers
             */
            hits: [
                string,
                number
            ][];
            /** Id */
            id: number;
            /**
             * Name
             * @description the id of records; readers see its name among those of the kind card
             */
            name: string;
            /** Nation */
            nation: string;
            /** Prepared */
            prepared: (string | components["schemas"]["Thing"])[];
            /**
             * Prepared Short
             * @description the same in few words, for the foot of the card: where it counts, or what it is if it counts everywhere
             */
            prepared_short: (string | components["schemas"]["Thing"])[];
            /**
             * Scores
             * @description the points that the Status card can score in a scoring round
             */
            scores: number;
            /**
             * Section
             * @description the section of the rules that describes the card
             */
            section: string;
            /** Strength */
            strength: number;
            /** Supply */
            supply: boolean;
            /** Symbol */
            symbol: string;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Type */
            type: string;
            /** Type Text */
            type_text: (string | components["schemas"]["Thing"])[];
            /** Where */
            where: string;
        };
        /**
         * Charts
         * @description What printed player aids have beside what is on the map and on the cards.
         */
        Quartermaster1914Charts: {
            /**
             * Draft
             * @description the cards that the Draft step costs
             */
            draft: number;
            /**
             * Hand
             * @description the cards to which the Draw step fills the hand
             */
            hand: number;
            /**
             * Opening
             * @description the cards dealt at the start
             */
            opening: number;
        };
        /**
         * Crossing
         * @description A border so short that one might miss it.
         */
        Quartermaster1914Crossing: {
            /** Between */
            between: [
                string,
                string
            ];
            /** D */
            d: string;
        };
        /** Fight */
        Quartermaster1914Fight: {
            /** Answering */
            answering: ("attack" | "defence") | null;
            /** Attack */
            attack: number;
            /** Attacker */
            attacker: string;
            /** Defence */
            defence: number;
            /**
             * Defenders
             * @description the nations with a piece there
             */
            defenders: string[];
            /** Difficult */
            difficult: boolean;
            /**
             * Failed
             * @description the attack has failed; a counterattack may follow
             */
            failed: boolean;
            /** From */
            from: string;
            /**
             * Laid
             * @description the cards of the answer that is being given
             */
            laid: string[];
            /** Needed */
            needed: number;
            /** Space */
            space: string;
            /**
             * Spent
             * @description the cards that both sides have used, in this order
             */
            spent: string[];
        };
        /**
         * Label
         * @description A name on the map.
         */
        Quartermaster1914Label: {
            /** Lines */
            lines: string[];
            /** Size */
            size: number;
            /** Turn */
            turn: number;
            /**
             * X
             * @description the middle of the lines
             */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Layout
         * @description All that is drawn, the same in every match.
         */
        Quartermaster1914Layout: {
            /** Borders */
            borders: components["schemas"]["Quartermaster1914Border"][];
            canal: components["schemas"]["Quartermaster1914Canal"];
            /** Cards */
            cards: components["schemas"]["Quartermaster1914CardFacts"][];
            charts: components["schemas"]["Quartermaster1914Charts"];
            /**
             * Closed
             * @description waters that no piece may enter
             */
            closed: components["schemas"]["Quartermaster1914Outside"][];
            /** Crossings */
            crossings: components["schemas"]["Quartermaster1914Crossing"][];
            /** Graticule */
            graticule: string;
            /** Height */
            height: number;
            /**
             * Hills
             * @description x, y and size of each hill in turn
             */
            hills: number[];
            /**
             * Key
             * @description left, top, width and height of the key to the map
             */
            key: [
                number,
                number,
                number,
                number
            ];
            /** Kind */
            kind: string;
            /**
             * Lakes
             * @description waters inside a space
             */
            lakes: string[];
            /** Links */
            links: [
                string,
                string
            ][];
            /**
             * Margin
             * @description the frame around the areas
             */
            margin: number;
            /** Nations */
            nations: components["schemas"]["Quartermaster1914NationFacts"][];
            /**
             * Neutral
             * @description countries that no piece may enter
             */
            neutral: components["schemas"]["Quartermaster1914Outside"][];
            /**
             * Rose
             * @description x, y and reach of the compass rose
             */
            rose: [
                number,
                number,
                number
            ];
            /** Spaces */
            spaces: components["schemas"]["Quartermaster1914Space"][];
            /** Width */
            width: number;
        };
        /**
         * Names
         * @description What readers call things, by number.
         */
        Quartermaster1914Names: {
            area: string[];
            card: string[];
            coalition: string[];
            copy: string[];
            nation: string[];
            number: string[];
            piece: string[];
            power: string[];
            space: string[];
            symbol: string[];
            type: string[];
            window: string[];
        };
        /** Nation */
        Quartermaster1914Nation: {
            /** Armies */
            armies: string[];
            /** Armies Left */
            armies_left: number;
            /**
             * Buildable
             * @description the free spaces in which a new piece would be supplied
             */
            buildable: string[];
            /**
             * Chain
             * @description pairs of neighbouring spaces between which supply is traced
             */
            chain: [
                string,
                string
            ][];
            /** Code */
            code: string;
            /** Name */
            name: string;
            /** Navies */
            navies: string[];
            /** Navies Left */
            navies_left: number;
            /** Power */
            power: string;
            /**
             * Silenced
             * @description an enemy army is in its home: its armies and Status cards do not score
             */
            silenced: boolean;
            /** Unsupplied */
            unsupplied: string[];
        };
        /** NationFacts */
        Quartermaster1914NationFacts: {
            /** Armies */
            armies: number;
            /**
             * Army
             * @description what its armies are called: 'German army'
             */
            army: (string | components["schemas"]["Thing"])[];
            /**
             * Coalition
             * @enum {string}
             */
            coalition: "central" | "entente";
            /** Code */
            code: string;
            /** Home */
            home: string;
            /** Name */
            name: string;
            /** Navies */
            navies: number;
            /** Navy */
            navy: (string | components["schemas"]["Thing"])[];
            /** Power */
            power: string;
        };
        /**
         * Outside
         * @description An area that is not in the game.
         */
        Quartermaster1914Outside: {
            /** D */
            d: string;
            /**
             * Id
             * @description its number among the areas
             */
            id: number;
            label: components["schemas"]["Quartermaster1914Label"] | null;
            /** Name */
            name: string;
        };
        /** Points */
        Quartermaster1914Points: {
            /** Central */
            central: number;
            /** Entente */
            entente: number;
        };
        /** Power */
        Quartermaster1914Power: {
            /** Bottom */
            bottom: string[] | null;
            /**
             * Coalition
             * @enum {string}
             */
            coalition: "central" | "entente";
            /** Code */
            code: string;
            /** Deck */
            deck: string[] | null;
            /** Deck Count */
            deck_count: number;
            /**
             * Deck Known
             * @description cards of another power that all have seen going under the deck
             */
            deck_known: string[];
            /**
             * Discards
             * @description face up, from the top: one's own whole pile; of other powers the top card only
             */
            discards: string[];
            /** Face Down */
            face_down: string[] | null;
            /** Face Down Count */
            face_down_count: number;
            /** Face Down Known */
            face_down_known: string[];
            /** Face Up Count */
            face_up_count: number;
            /** Hand */
            hand: string[] | null;
            /** Hand Count */
            hand_count: number;
            /** Hand Known */
            hand_known: string[];
            /** Name */
            name: string;
            /**
             * Passing
             * @description the windows and Status cards that the power passes for the rest of the turn
             */
            passing: string[];
            /** Player */
            player: string;
            /** Prepared */
            prepared: string[] | null;
            /** Prepared Count */
            prepared_count: number;
            /** Prepared Known */
            prepared_known: string[];
            /** Status */
            status: string[];
            /** Used */
            used: string[];
        };
        /** Space */
        Quartermaster1914Space: {
            /** Code */
            code: string;
            /**
             * D
             * @description the outline of the whole area, islands included
             */
            d: string;
            /** Difficult */
            difficult: boolean;
            /**
             * Home Of
             * @description the nation whose home it is
             */
            home_of: string | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "land" | "sea";
            label: components["schemas"]["Quartermaster1914Label"];
            /**
             * Name
             * @description the id of records; readers see its name among those of the kind space
             */
            name: string;
            /** Near */
            near: string[];
            /** Objective */
            objective: boolean;
            /**
             * Place
             * @description where the mark of a home or an objective is drawn
             */
            place: [
                number,
                number
            ];
            /**
             * Slots
             * @description where pieces are drawn, the first one first
             */
            slots: [
                number,
                number
            ][];
            /**
             * X
             * @description where the first piece is drawn
             */
            x: number;
            /** Y */
            y: number;
        };
        /** StatusPoints */
        Quartermaster1914StatusPoints: {
            /** Card */
            card: string;
            /**
             * Coalition
             * @enum {string}
             */
            coalition: "central" | "entente";
            /** Points */
            points: number;
        };
        /**
         * Step
         * @description What is going on; which fields there are depends on the step.
         */
        Quartermaster1914Step: {
            /**
             * Against
             * @description of a counterattack: the space it would attack
             */
            against?: string;
            /**
             * Attrition
             * @description the powers that still suffer attrition, the next one first
             */
            attrition: components["schemas"]["Quartermaster1914Suffering"][];
            /**
             * Because
             * @description the card that makes it discard
             */
            because?: string;
            /**
             * Card
             * @description the card being played
             */
            card?: string;
            /** Cards */
            cards?: string[];
            /**
             * Left
             * @description how many cards it must discard
             */
            left?: number;
            /** Name */
            name: string;
            /** Nation */
            nation?: string;
            /**
             * Phase
             * @description the step of the turn, also while something inside it is going on
             */
            phase: ("woe" | "draft" | "play" | "attrition" | "prepare" | "draw" | "end") | null;
            /**
             * Power
             * @description the power that must discard cards
             */
            power?: string;
            /** Reason */
            reason?: string;
            /** Space */
            space?: string;
            /** Spaces */
            spaces?: string[];
            /**
             * Statuses
             * @description the Status cards that the question is about
             */
            statuses?: string[];
            /**
             * Window
             * @description the window that a power may pass for the rest of the turn
             */
            window?: string;
            /**
             * Zone
             * @description from where it must discard them
             * @enum {string}
             */
            zone?: "hand" | "prepared";
        };
        /**
         * Suffering
         * @description Attrition that a power still suffers.
         */
        Quartermaster1914Suffering: {
            /** Left */
            left: number;
            /** Power */
            power: string;
        };
        /** View */
        Quartermaster1914View: {
            /**
             * Asked
             * @description the seats that must decide now
             */
            asked: string[];
            /**
             * Battle
             * @description the battles in progress, the innermost last
             */
            battle: components["schemas"]["Quartermaster1914Fight"][];
            /** Game */
            game: string;
            /**
             * Heading
             * @description the turn and the stage, as a key with its arguments
             */
            heading: unknown[];
            /**
             * Margin
             * @description the lead in points that ends the game after a scoring round
             */
            margin: number;
            /** Nations */
            nations: components["schemas"]["Quartermaster1914Nation"][];
            /**
             * Objectives
             * @description the objectives that the Central Powers and the Entente would score now
             */
            objectives: [
                string[],
                string[]
            ];
            /** Options */
            options: {
                [key: string]: string;
            };
            points: components["schemas"]["Quartermaster1914Points"];
            /**
             * Power
             * @description the power whose turn it is; null during the set-up
             */
            power: string | null;
            /** Powers */
            powers: components["schemas"]["Quartermaster1914Power"][];
            /**
             * Result
             * @description the winners, the section of the rules, and the reason as a key with arguments
             */
            result: unknown[] | null;
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Scenario */
            scenario: string;
            /**
             * Scoring
             * @description the rounds after which points are scored
             */
            scoring: number[];
            /**
             * Seat
             * @description the seat whose viewpoint this is; null for a spectator
             */
            seat: number | null;
            /** Seats */
            seats: string[];
            /**
             * Status Points
             * @description the Status cards that would score now
             */
            status_points: components["schemas"]["Quartermaster1914StatusPoints"][];
            step: components["schemas"]["Quartermaster1914Step"];
            /**
             * Tokens
             * @description the spaces with objective tokens
             */
            tokens: string[];
            /** Truce */
            truce: boolean;
        };
        /** Quick */
        Quick: {
            /** Game */
            game: string;
        };
        /** Reason */
        Reason: {
            /**
             * Code
             * @description one word for programs
             */
            code: string;
            /**
             * Message
             * @description one sentence for people
             */
            message: string;
            /**
             * Parts
             * @description the same with the things in it
             */
            parts: (string | components["schemas"]["Thing"])[];
            /**
             * Rule
             * @description the section of the rules that says so
             */
            rule: string | null;
        };
        /** RecordSeat */
        RecordSeat: {
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** @description what resigning does, of the caller's seats */
            resigning: components["schemas"]["Resigning"] | null;
            /** Who */
            who: string | null;
            /** You */
            you: boolean;
        };
        /** RecordTalk */
        RecordTalk: {
            /** Text */
            text: string;
            /** Who */
            who: string;
        };
        /** Refusal */
        Refusal: {
            error: components["schemas"]["Reason"];
            /** @description the fresh position, after an act that was refused */
            position?: components["schemas"]["Position"];
        };
        /** RefusedMessage */
        RefusedMessage: {
            /** Ask */
            ask?: number | string;
            error: components["schemas"]["Reason"];
            /** @description the fresh position, after an act that was refused */
            position: components["schemas"]["Position"] | null;
            /**
             * Type
             * @constant
             */
            type: "refused";
        };
        /** Rematch */
        Rematch: {
            /** Rotate */
            rotate: boolean;
        };
        /** Rematches */
        Rematches: {
            /**
             * Rotated
             * @description with everyone one seat further
             */
            rotated?: string;
            /**
             * Same
             * @description with everyone in the same seat
             */
            same?: string;
        };
        /**
         * Resigned
         * @description A seat that was resigned.
         */
        Resigned: {
            /**
             * Name
             * @description who resigned it
             */
            name: string;
            /** Seat */
            seat: string;
        };
        /**
         * Resigning
         * @description What becomes of the match if the caller resigns this seat.
         */
        Resigning: {
            /**
             * How
             * @description the other side wins, a computer takes the seat, or the match ends without a winner
             * @enum {string}
             */
            how: "loss" | "computer" | "end";
            /** Winners */
            winners: string[];
        };
        /** Result */
        Result: {
            /** Rule */
            rule: string | null;
            /** Why */
            why: string | null;
            /** Winners */
            winners: string[];
        };
        /** Rollback */
        Rollback: {
            /** Keep */
            keep: number;
        };
        /** Round */
        Round: {
            /** Heading */
            heading: string;
            /**
             * Measures
             * @description for each series one number for each bearer
             */
            measures: {
                [key: string]: number[];
            };
            /**
             * Point
             * @description the number of acts made by then
             */
            point: number;
            /** Round */
            round: number;
        };
        /**
         * Row
         * @description A match in a list.
         */
        Row: {
            /** Asked */
            asked: string[];
            /** Deadline */
            deadline: string | null;
            /** Game */
            game: string;
            /**
             * Host
             * @description who has opened the table
             */
            host: string | null;
            /** Id */
            id: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Pace */
            pace: "live" | number;
            /**
             * Programs
             * @description whether programs may take its free seats
             */
            programs: boolean;
            /** Public */
            public: boolean;
            /** Resigned */
            resigned: components["schemas"]["Resigned"][];
            /** Result */
            result: components["schemas"]["Result"] | components["schemas"]["Ended"] | null;
            /** Scenario */
            scenario: string;
            /** Seats */
            seats: components["schemas"]["RowSeat"][];
            /** Several */
            several: boolean;
            /** Title */
            title: string;
            /** Turn */
            turn: string;
            /** Updated */
            updated: string;
            /** Your Turn */
            your_turn: boolean;
        };
        /** RowSeat */
        RowSeat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open" | "link";
            /** Name */
            name: string;
            /** Program */
            program: boolean;
            /** Who */
            who: string | null;
            /** You */
            you: boolean;
        };
        /** Rule */
        Rule: {
            /** Section */
            section: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * Said
         * @description What the last act was worth.
         */
        Said: {
            /**
             * Kind
             * @description right leads on, solved ends a step; the others change nothing
             * @enum {string}
             */
            kind: "right" | "solved" | "other" | "refused";
            /** Rule */
            rule: string | null;
            /** Text */
            text: (string | components["schemas"]["Thing"])[] | null;
        };
        /** Scenario */
        Scenario: {
            /**
             * First
             * @description whether it suits a first game
             */
            first: boolean;
            /** Name */
            name: string;
            /** Seats */
            seats: string[];
            /**
             * Sides
             * @description the seats that play together, side by side
             */
            sides: string[][];
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * Seated
         * @description Who sits in a seat.
         */
        Seated: {
            /**
             * Auto
             * @description of the caller's seats: when the table answers for it where it has no choice
             */
            auto: ("never" | "here" | "always") | null;
            /**
             * Busy
             * @description whether its computer takes much longer than its level does, because the host is busy
             */
            busy: boolean;
            /**
             * Deadline
             * @description deadline of this seat's decision; null if the seat is not asked or has no time limit
             */
            deadline: string | null;
            /**
             * Invite
             * @description for who made the match: until when the link to this seat works
             */
            invite: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open" | "link";
            /**
             * Late
             * @description from when the caller may hand this seat to a computer; null while nobody waits for it
             */
            late: string | null;
            /** @description of a computer that takes so long: a lower level that the caller may choose instead */
            lower: components["schemas"]["LowerLevel"] | null;
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /**
             * Program
             * @description whether it is a program of somebody's; the name says so, too
             */
            program: boolean;
            /**
             * Say
             * @description of a seat that was handed over: until when its person, who is away, is asked for agreement
             */
            say: string | null;
            /** You */
            you: boolean;
            /**
             * Yours
             * @description a seat of the caller's that a computer plays for now
             */
            yours: boolean;
        };
        /**
         * Series
         * @description A number that the game follows, for things of one kind.
         */
        Series: {
            /**
             * Bearers
             * @description indices into the names of that kind
             */
            bearers: number[];
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /**
             * Names
             * @description how the bearers are called
             */
            names: string[];
            /**
             * Seats
             * @description for each bearer the seats that led it at the end
             */
            seats: string[][];
            /** Title */
            title: string;
        };
        /** Shown */
        Shown: {
            /** Public */
            public: boolean;
        };
        /**
         * ShownAct
         * @description The act that leads on.
         */
        ShownAct: {
            /** Kind */
            kind: string | null;
            /** Target */
            target: number | null;
            /** Text */
            text: string;
            /** Verb */
            verb: string;
        };
        /**
         * Spot
         * @description A place on the board, in parts of its width and its height.
         */
        Spot: {
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Standing
         * @description Where somebody stands in a lesson.
         */
        Standing: {
            /** Done */
            done: boolean;
            /** Name */
            name: string;
            position: components["schemas"]["Position"];
            said: components["schemas"]["Said"] | null;
            /** Seat */
            seat: string;
            /**
             * Sections
             * @description the sections of the rules that it teaches
             */
            sections: string[];
            show: components["schemas"]["ShownAct"] | null;
            /**
             * Step
             * @description the number of the step; beyond the last one when the lesson is done
             */
            step: number;
            /** Steps */
            steps: number;
            /** Summary */
            summary: string;
            /**
             * Task
             * @description what is to be done; at the end, what was learnt
             */
            task: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: string;
        };
        /** Suggest */
        Suggest: {
            /** Question */
            question?: string | null;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /**
         * Then
         * @description The question that follows once what is in hand is put down, with what closes it or takes up something else.
         */
        Then: {
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Prompt */
            prompt: (string | components["schemas"]["Thing"])[];
        };
        /**
         * Thing
         * @description Something with a name, within a line of text.
         */
        Thing: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Text */
            text: string;
        };
        /**
         * Thought
         * @description What a computer thought of an act that it took.
         */
        Thought: {
            /** Act */
            act: string;
            /** Seat */
            seat: string;
            /** Why */
            why: (string | components["schemas"]["Thing"])[][];
        };
        /**
         * Turning
         * @description Where the standings moved most.
         */
        Turning: {
            /** Heading */
            heading: string;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /**
             * Point
             * @description the number of acts made by then
             */
            point: number;
            /** Round */
            round: number;
        };
        /** Undo */
        Undo: {
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /**
             * Whole
             * @default false
             */
            whole?: boolean;
        };
        /**
         * UnplayableRecord
         * @description What there is of a match without its rules.
         */
        UnplayableRecord: {
            draw: components["schemas"]["Draw"] | null;
            /**
             * Export
             * @description whether the caller may have a copy
             */
            export: boolean;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Others
             * @description whether other people sit there, who are told of a copy while the match runs
             */
            others: boolean;
            /** Resigned */
            resigned: components["schemas"]["Resigned"][];
            /** Result */
            result: components["schemas"]["Result"] | components["schemas"]["Ended"] | null;
            /**
             * Rules
             * @description the version of the rules by which it was played
             */
            rules: string;
            /** Running */
            running: boolean;
            /** Scenario */
            scenario: string;
            /** Seats */
            seats: components["schemas"]["RecordSeat"][];
            /**
             * Story
             * @description what was told until the last snapshot
             */
            story: string[];
            /**
             * Talk
             * @description what its people said lately, for them
             */
            talk: components["schemas"]["RecordTalk"][];
            /** Title */
            title: string;
            /** Turn */
            turn: string;
            /**
             * Voices
             * @description how many people must agree to a draw; one alone ends the match without a result
             */
            voices: number;
            /**
             * Voted
             * @description whether the caller has agreed to a draw
             */
            voted: boolean;
            /** Votes */
            votes: number;
        };
        /** Army */
        WarzagArmy: {
            /** Army */
            army: number;
            /**
             * At
             * @description the name of the territory
             */
            at: string;
            /**
             * Defence
             * @description what is left of its defence
             */
            defence: number;
            /** Fought */
            fought: boolean;
            /** Kind */
            kind: number;
            /** Moved */
            moved: boolean;
            /**
             * Nation
             * @enum {string}
             */
            nation: "uk" | "ussr" | "germany" | "italy";
            /** Wounds */
            wounds: number;
        };
        /** ArmyFacts */
        WarzagArmyFacts: {
            /** Army */
            army: number;
            /** Kind */
            kind: number;
            /**
             * Nation
             * @enum {string}
             */
            nation: "uk" | "ussr" | "germany" | "italy";
        };
        /**
         * Developed
         * @description The territories with each development.
         */
        WarzagDeveloped: {
            /** Camp */
            camp: string[];
            /** Fortification */
            fortification: string[];
            /** Production */
            production: string[];
        };
        /**
         * Dossier
         * @description One kind of army of one nation, as printed.
         */
        WarzagDossier: {
            /** Attack */
            attack: number;
            /** Cost */
            cost: number;
            /** Count */
            count: number;
            /** Defence */
            defence: number;
            /** Kind */
            kind: number;
            /**
             * Nation
             * @enum {string}
             */
            nation: "uk" | "ussr" | "germany" | "italy";
            /** Range */
            range: number;
            /** Resistance */
            resistance: number;
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
        };
        /**
         * Invasion
         * @description An invasion in progress: numbers of nations, territories and armies.
         */
        WarzagInvasion: {
            /** Alliance */
            alliance: number;
            /** Armies */
            armies: number[];
            /** Attack */
            attack: number;
            /** Bonus */
            bonus: number;
            /** Damage */
            damage: number | null;
            /** Defence */
            defence: number;
            /** Defender */
            defender: number;
            /** Defenders */
            defenders: number[];
            /**
             * Die
             * @description the face; 0 where none is rolled, -1 before the roll
             */
            die: number;
            /**
             * Doomed
             * @description defenders that are eliminated, and still fight
             */
            doomed: number[];
            /**
             * Lost
             * @description invaders that are eliminated
             */
            lost: number[];
            /** Mines */
            mines: number;
            /** Nation */
            nation: number;
            /** Partisans */
            partisans: number;
            /** Resistance Bonus */
            resistance_bonus: number;
            /**
             * Stage
             * @enum {string}
             */
            stage: "planning" | "support" | "defence" | "attack" | "roll" | "fortune" | "counterattack" | "wounds" | "removal" | "outcome" | "taking" | "over";
            /** Support */
            support: number;
            /** Symbol */
            symbol: number | null;
            /** Target */
            target: number;
        };
        /**
         * Layout
         * @description All that is drawn, the same in every match.
         */
        WarzagLayout: {
            /**
             * Armies
             * @description all armies, by the numbers that acts give them
             */
            armies: components["schemas"]["WarzagArmyFacts"][];
            /** Cards */
            cards: components["schemas"]["WarzagSupplyCard"][];
            /**
             * Die
             * @description the symbols of the special die, face by face
             */
            die: number[];
            /**
             * Dossiers
             * @description four for each nation, in the order of nations and kinds
             */
            dossiers: components["schemas"]["WarzagDossier"][];
            /**
             * Hand
             * @description the most cards in a hand
             */
            hand: number;
            /** Height */
            height: number;
            /** Kinds */
            kinds: string[];
            /**
             * Links
             * @description pairs of neighbours, by number
             */
            links: [
                number,
                number
            ][];
            /** Missions */
            missions: components["schemas"]["WarzagMission"][];
            /** Nations */
            nations: components["schemas"]["WarzagNationFacts"][];
            numbers: components["schemas"]["WarzagNumbers"];
            /** Objectives */
            objectives: components["schemas"]["WarzagObjective"][];
            /** Promotions */
            promotions: components["schemas"]["WarzagPromotion"][];
            /** Squares */
            squares: components["schemas"]["WarzagSquare"][];
            /**
             * Stack
             * @description the most armies on a territory
             */
            stack: number;
            /** Territories */
            territories: components["schemas"]["WarzagTerritory"][];
            /**
             * Unit
             * @description the side of a hexagon
             */
            unit: number;
            /** Width */
            width: number;
        };
        /** Mission */
        WarzagMission: {
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
        };
        /**
         * Names
         * @description What readers call things, by number.
         */
        WarzagNames: {
            alliance: string[];
            army: string[];
            card: string[];
            copy: string[];
            development: string[];
            dossier: string[];
            kind: string[];
            leader: string[];
            mission: string[];
            nation: string[];
            number: string[];
            objective: string[];
            promotion: string[];
            square: string[];
            symbol: string[];
            territory: string[];
        };
        /** Nation */
        WarzagNation: {
            /** Captures */
            captures: number;
            /** Cards */
            cards: number;
            /**
             * Hand
             * @description ids of supply cards; null where they are hidden
             */
            hand: string[] | null;
            /** Home */
            home: string | null;
            /**
             * Income
             * @description what Phase I would bring now
             */
            income: number;
            /** Kills */
            kills: number;
            /** Leader */
            leader: string | null;
            /**
             * Leader Waits
             * @description he was sent back, and misses his nation's next turn or the present one
             */
            leader_waits: boolean;
            /** Mission */
            mission: string | null;
            mission_progress: components["schemas"]["WarzagProgress"] | null;
            /** Missions */
            missions: number;
            /**
             * Nation
             * @enum {string}
             */
            nation: "uk" | "ussr" | "germany" | "italy";
            /** Objective */
            objective: string | null;
            /** Own */
            own: string[];
            /** Playing */
            playing: boolean;
            /** Points */
            points: number;
            /** Progress */
            progress: components["schemas"]["WarzagObjectiveProgress"][] | null;
            /** Promotions */
            promotions: string[];
            /**
             * Steps
             * @description how far the token would move now
             */
            steps: number;
            /**
             * Stock
             * @description armies of each kind that are left
             */
            stock: number[];
            /**
             * Token
             * @description the square of the research token, -1 before the track is open
             */
            token: number;
            /**
             * Values
             * @description attack, defence, resistance and range of each kind, with bonuses
             */
            values: [
                number,
                number,
                number,
                number
            ][];
            /** Weapon */
            weapon: boolean;
        };
        /** NationFacts */
        WarzagNationFacts: {
            /** Alliance */
            alliance: string;
            /** Leader */
            leader: string;
            /**
             * Nation
             * @enum {string}
             */
            nation: "uk" | "ussr" | "germany" | "italy";
        };
        /**
         * Numbers
         * @description What things cost, what production brings, what a fortification adds.
         */
        WarzagNumbers: {
            /** Activate */
            activate: number;
            /**
             * Annex
             * @description for a standard territory
             */
            annex: number;
            /** Annex Base */
            annex_base: number;
            /**
             * Armistice
             * @description the last round, in free-for-all and in alliances
             */
            armistice: [
                number,
                number
            ];
            /** Develop */
            develop: number;
            /** Evacuate */
            evacuate: number;
            /** Fort Defence */
            fort_defence: number;
            /** Fort Resistance */
            fort_resistance: number;
            /**
             * Gift
             * @description what a gift to a partner costs beside what is given
             */
            gift: number;
            /** Leader Range */
            leader_range: number;
            /**
             * Per Army
             * @description what a war industry brings for each army
             */
            per_army: number;
            /** Production */
            production: number;
            /** Repair */
            repair: number;
            /**
             * Start
             * @description the points at the start, of two, three and four players
             */
            start: [
                number,
                number,
                number
            ];
            /** Weapon Range */
            weapon_range: number;
        };
        /** Objective */
        WarzagObjective: {
            /** Id */
            id: string;
            /** Number */
            number: number;
            /**
             * Texts
             * @description with two, three and four players
             */
            texts: (string | components["schemas"]["Thing"])[][];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
        };
        /** ObjectiveProgress */
        WarzagObjectiveProgress: {
            /** Has */
            has: number;
            /** Metric */
            metric: string;
            /** Needs */
            needs: number;
        };
        /** Progress */
        WarzagProgress: {
            /** Has */
            has: number;
            /** Needs */
            needs: number;
        };
        /** Promotion */
        WarzagPromotion: {
            /** Cost */
            cost: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @description the kind of army that it is for
             */
            kind: number;
            /**
             * More
             * @description what it adds to attack, defence, resistance and range
             */
            more: [
                number,
                number,
                number,
                number
            ];
            /** Number */
            number: number;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
        };
        /** Square */
        WarzagSquare: {
            /** Effect */
            effect: string;
            /**
             * Milestone
             * @description it takes effect in passing
             */
            milestone: boolean;
            /** Number */
            number: number;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
            /** Value */
            value: number;
        };
        /**
         * Step
         * @description What is going on; which fields there are depends on the step.
         */
        WarzagStep: {
            /**
             * Armies
             * @description the armies chosen so far
             */
            armies?: number[];
            /** Army */
            army?: number;
            /**
             * Discount
             * @description off the price of the next army
             */
            discount?: number;
            /**
             * Free
             * @description free developments
             */
            free?: number;
            invasion?: components["schemas"]["WarzagInvasion"];
            /**
             * Left
             * @description points that are left to give out
             */
            left?: number;
            /** Name */
            name: string;
            /**
             * Origins
             * @description the territories chosen so far
             */
            origins?: number[];
            /** Phase */
            phase?: string;
        };
        /** SupplyCard */
        WarzagSupplyCard: {
            /** Copies */
            copies: number;
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Text */
            text: (string | components["schemas"]["Thing"])[];
            /** Title */
            title: (string | components["schemas"]["Thing"])[];
            /** Window */
            window: string;
        };
        /** Territory */
        WarzagTerritory: {
            /**
             * Defence
             * @description the printed bonus of a historic territory
             */
            defence: number;
            /** Id */
            id: number;
            /**
             * Income
             * @description points a round; of a war industry, for each army
             */
            income: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "standard" | "base" | "historic" | "industry" | "research";
            /**
             * Name
             * @description the id of records; readers see its name among those of the kind territory
             */
            name: string;
            /**
             * Panel
             * @description 1, or both numbers on a seam: 1/2
             */
            panel: string;
            /**
             * Resistance
             * @description the printed bonus of a historic territory
             */
            resistance: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /** View */
        WarzagView: {
            /** Active */
            active: ("uk" | "ussr" | "germany" | "italy") | null;
            /** Alliances */
            alliances: boolean;
            /** Armies */
            armies: components["schemas"]["WarzagArmy"][];
            /**
             * Asked
             * @description the seats that must decide now
             */
            asked: string[];
            /** Deck */
            deck: number;
            developed: components["schemas"]["WarzagDeveloped"];
            /** Discards */
            discards: string[];
            /** Game */
            game: string;
            /**
             * Heading
             * @description the turn and the stage, as a key with its arguments
             */
            heading: unknown[];
            /**
             * Last Round
             * @description the round in which an armistice ends the game, if that option is used
             */
            last_round: number | null;
            /**
             * Mission Bottom
             * @description the missions under the deck; null where not all have seen them
             */
            mission_bottom: (string | null)[];
            /** Mission Deck */
            mission_deck: number;
            /** Nations */
            nations: components["schemas"]["WarzagNation"][];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Order */
            order: ("uk" | "ussr" | "germany" | "italy")[];
            /** Radioactive */
            radioactive: string[];
            /**
             * Result
             * @description the winners, the section of the rules, and the reason as a key with arguments
             */
            result: unknown[] | null;
            /** Round */
            round: number;
            /** Scenario */
            scenario: string;
            /**
             * Seat
             * @description the seat whose viewpoint this is; null for a spectator
             */
            seat: number | null;
            /** Seats */
            seats: string[];
            step: components["schemas"]["WarzagStep"];
        };
        /** Weighed */
        Weighed: {
            act: components["schemas"]["Advised"];
            /**
             * Spread
             * @description how far that may be off
             */
            spread: number;
            /**
             * Value
             * @description the share of the win that it promises, from 0 to 1
             */
            value: number;
        };
        /**
         * WhoIs
         * @description A program, as it sits at tables.
         */
        WhoIs: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /**
             * Owner
             * @description who answers for it
             */
            owner: string;
        };
        /**
         * Whose
         * @description A nation, a power, a side.
         */
        Whose: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
        };
        /** Why */
        Why: {
            /** Rule */
            rule: string | null;
            /**
             * Why
             * @description one sentence, null if it may be done
             */
            why: (string | components["schemas"]["Thing"])[] | null;
        };
        /** WhyMessage */
        WhyMessage: {
            /** Ask */
            ask: number | string | null;
            /** Rule */
            rule: string | null;
            /**
             * Type
             * @constant
             */
            type: "why";
            /**
             * Why
             * @description one sentence, null if it may be done
             */
            why: (string | components["schemas"]["Thing"])[] | null;
        };
        /**
         * Would
         * @description What a level would have done at a point of a match that is over.
         */
        Would: {
            act: components["schemas"]["Advised"];
            /**
             * Level
             * @description which opponent
             */
            level: string;
            /** @description what that seat has done */
            played: components["schemas"]["Advised"] | null;
            /**
             * Reasons
             * @description what speaks for it, the weightiest first
             */
            reasons: (string | components["schemas"]["Thing"])[][];
            /**
             * Seat
             * @description in whose place
             */
            seat: string;
            /**
             * Sure
             * @description how sure it is, from 0 to 1
             */
            sure: number;
            /**
             * Weighed
             * @description what else was weighed, the best first, its own act included
             */
            weighed: components["schemas"]["Weighed"][];
        };
        /** WouldDo */
        WouldDo: {
            /** Level */
            level: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Act = components['schemas']['Act'];
export type Acted = components['schemas']['Acted'];
export type Advice = components['schemas']['Advice'];
export type Advised = components['schemas']['Advised'];
export type Agreement = components['schemas']['Agreement'];
export type Analysis = components['schemas']['Analysis'];
export type Auto = components['schemas']['Auto'];
export type Bot = components['schemas']['Bot'];
export type Change = components['schemas']['Change'];
export type ChangedMessage = components['schemas']['ChangedMessage'];
export type ChangesMessage = components['schemas']['ChangesMessage'];
export type ChatEntry = components['schemas']['ChatEntry'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Choice = components['schemas']['Choice'];
export type Continue = components['schemas']['Continue'];
export type Course = components['schemas']['Course'];
export type Created = components['schemas']['Created'];
export type Credentials = components['schemas']['Credentials'];
export type Doing = components['schemas']['Doing'];
export type Doings = components['schemas']['Doings'];
export type Done = components['schemas']['Done'];
export type DoneMessage = components['schemas']['DoneMessage'];
export type Draw = components['schemas']['Draw'];
export type Ended = components['schemas']['Ended'];
export type Example = components['schemas']['Example'];
export type Face = components['schemas']['Face'];
export type FriedrichCards = components['schemas']['FriedrichCards'];
export type FriedrichCharts = components['schemas']['FriedrichCharts'];
export type FriedrichCity = components['schemas']['FriedrichCity'];
export type FriedrichCityLabel = components['schemas']['FriedrichCityLabel'];
export type FriedrichCountry = components['schemas']['FriedrichCountry'];
export type FriedrichFate = components['schemas']['FriedrichFate'];
export type FriedrichFateText = components['schemas']['FriedrichFateText'];
export type FriedrichFateTexts = components['schemas']['FriedrichFateTexts'];
export type FriedrichLand = components['schemas']['FriedrichLand'];
export type FriedrichLayout = components['schemas']['FriedrichLayout'];
export type FriedrichNames = components['schemas']['FriedrichNames'];
export type FriedrichNation = components['schemas']['FriedrichNation'];
export type FriedrichNationFacts = components['schemas']['FriedrichNationFacts'];
export type FriedrichOffensive = components['schemas']['FriedrichOffensive'];
export type FriedrichPiece = components['schemas']['FriedrichPiece'];
export type FriedrichPieceFacts = components['schemas']['FriedrichPieceFacts'];
export type FriedrichPlayed = components['schemas']['FriedrichPlayed'];
export type FriedrichSector = components['schemas']['FriedrichSector'];
export type FriedrichSheet = components['schemas']['FriedrichSheet'];
export type FriedrichSide = components['schemas']['FriedrichSide'];
export type FriedrichStack = components['schemas']['FriedrichStack'];
export type FriedrichStep = components['schemas']['FriedrichStep'];
export type FriedrichView = components['schemas']['FriedrichView'];
export type Game = components['schemas']['Game'];
export type GameDetails = components['schemas']['GameDetails'];
export type Held = components['schemas']['Held'];
export type Hint = components['schemas']['Hint'];
export type HintFor = components['schemas']['HintFor'];
export type Hints = components['schemas']['Hints'];
export type Invite = components['schemas']['Invite'];
export type Join = components['schemas']['Join'];
export type Language = components['schemas']['Language'];
export type Leave = components['schemas']['Leave'];
export type Left = components['schemas']['Left'];
export type LessonRow = components['schemas']['LessonRow'];
export type Line = components['schemas']['Line'];
export type Link = components['schemas']['Link'];
export type Lobby = components['schemas']['Lobby'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type LowerLevel = components['schemas']['LowerLevel'];
export type Made = components['schemas']['Made'];
export type Mark = components['schemas']['Mark'];
export type MatchMessage = components['schemas']['MatchMessage'];
export type Me = components['schemas']['Me'];
export type Moment = components['schemas']['Moment'];
export type NewMatch = components['schemas']['NewMatch'];
export type NewProgram = components['schemas']['NewProgram'];
export type Notes = components['schemas']['Notes'];
export type Nothing = components['schemas']['Nothing'];
export type NoticeMessage = components['schemas']['NoticeMessage'];
export type Offer = components['schemas']['Offer'];
export type Offers = components['schemas']['Offers'];
export type OneSeat = components['schemas']['OneSeat'];
export type Opening = components['schemas']['Opening'];
export type Option = components['schemas']['Option'];
export type Origin = components['schemas']['Origin'];
export type Patch = components['schemas']['Patch'];
export type PathsOfGloryCardFacts = components['schemas']['PathsOfGloryCardFacts'];
export type PathsOfGloryCardPoints = components['schemas']['PathsOfGloryCardPoints'];
export type PathsOfGloryCards = components['schemas']['PathsOfGloryCards'];
export type PathsOfGloryCharts = components['schemas']['PathsOfGloryCharts'];
export type PathsOfGloryCombat = components['schemas']['PathsOfGloryCombat'];
export type PathsOfGloryCounter = components['schemas']['PathsOfGloryCounter'];
export type PathsOfGloryFire = components['schemas']['PathsOfGloryFire'];
export type PathsOfGloryFireTable = components['schemas']['PathsOfGloryFireTable'];
export type PathsOfGloryFlank = components['schemas']['PathsOfGloryFlank'];
export type PathsOfGloryForecast = components['schemas']['PathsOfGloryForecast'];
export type PathsOfGloryForecasts = components['schemas']['PathsOfGloryForecasts'];
export type PathsOfGloryLayout = components['schemas']['PathsOfGloryLayout'];
export type PathsOfGloryLink = components['schemas']['PathsOfGloryLink'];
export type PathsOfGloryNames = components['schemas']['PathsOfGloryNames'];
export type PathsOfGloryPieceFacts = components['schemas']['PathsOfGloryPieceFacts'];
export type PathsOfGloryReason = components['schemas']['PathsOfGloryReason'];
export type PathsOfGloryRussia = components['schemas']['PathsOfGloryRussia'];
export type PathsOfGlorySpace = components['schemas']['PathsOfGlorySpace'];
export type PathsOfGlorySpacesOfSides = components['schemas']['PathsOfGlorySpacesOfSides'];
export type PathsOfGloryStatusLevels = components['schemas']['PathsOfGloryStatusLevels'];
export type PathsOfGloryStep = components['schemas']['PathsOfGloryStep'];
export type PathsOfGloryTerrainEffects = components['schemas']['PathsOfGloryTerrainEffects'];
export type PathsOfGloryTrench = components['schemas']['PathsOfGloryTrench'];
export type PathsOfGloryTrenchEffects = components['schemas']['PathsOfGloryTrenchEffects'];
export type PathsOfGloryUnit = components['schemas']['PathsOfGloryUnit'];
export type PathsOfGloryVictoryLevels = components['schemas']['PathsOfGloryVictoryLevels'];
export type PathsOfGloryView = components['schemas']['PathsOfGloryView'];
export type Phases = components['schemas']['Phases'];
export type Pledge = components['schemas']['Pledge'];
export type PointMessage = components['schemas']['PointMessage'];
export type Points = components['schemas']['Points'];
export type PongMessage = components['schemas']['PongMessage'];
export type Position = components['schemas']['Position'];
export type PositionMessage = components['schemas']['PositionMessage'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type Program = components['schemas']['Program'];
export type ProgramName = components['schemas']['ProgramName'];
export type Programs = components['schemas']['Programs'];
export type Proposal = components['schemas']['Proposal'];
export type Quartermaster1914Border = components['schemas']['Quartermaster1914Border'];
export type Quartermaster1914Canal = components['schemas']['Quartermaster1914Canal'];
export type Quartermaster1914CardFacts = components['schemas']['Quartermaster1914CardFacts'];
export type Quartermaster1914Charts = components['schemas']['Quartermaster1914Charts'];
export type Quartermaster1914Crossing = components['schemas']['Quartermaster1914Crossing'];
export type Quartermaster1914Fight = components['schemas']['Quartermaster1914Fight'];
export type Quartermaster1914Label = components['schemas']['Quartermaster1914Label'];
export type Quartermaster1914Layout = components['schemas']['Quartermaster1914Layout'];
export type Quartermaster1914Names = components['schemas']['Quartermaster1914Names'];
export type Quartermaster1914Nation = components['schemas']['Quartermaster1914Nation'];
export type Quartermaster1914NationFacts = components['schemas']['Quartermaster1914NationFacts'];
export type Quartermaster1914Outside = components['schemas']['Quartermaster1914Outside'];
export type Quartermaster1914Points = components['schemas']['Quartermaster1914Points'];
export type Quartermaster1914Power = components['schemas']['Quartermaster1914Power'];
export type Quartermaster1914Space = components['schemas']['Quartermaster1914Space'];
export type Quartermaster1914StatusPoints = components['schemas']['Quartermaster1914StatusPoints'];
export type Quartermaster1914Step = components['schemas']['Quartermaster1914Step'];
export type Quartermaster1914Suffering = components['schemas']['Quartermaster1914Suffering'];
export type Quartermaster1914View = components['schemas']['Quartermaster1914View'];
export type Quick = components['schemas']['Quick'];
export type Reason = components['schemas']['Reason'];
export type RecordSeat = components['schemas']['RecordSeat'];
export type RecordTalk = components['schemas']['RecordTalk'];
export type Refusal = components['schemas']['Refusal'];
export type RefusedMessage = components['schemas']['RefusedMessage'];
export type Rematch = components['schemas']['Rematch'];
export type Rematches = components['schemas']['Rematches'];
export type Resigned = components['schemas']['Resigned'];
export type Resigning = components['schemas']['Resigning'];
export type Result = components['schemas']['Result'];
export type Rollback = components['schemas']['Rollback'];
export type Round = components['schemas']['Round'];
export type Row = components['schemas']['Row'];
export type RowSeat = components['schemas']['RowSeat'];
export type Rule = components['schemas']['Rule'];
export type Said = components['schemas']['Said'];
export type Scenario = components['schemas']['Scenario'];
export type Seated = components['schemas']['Seated'];
export type Series = components['schemas']['Series'];
export type Shown = components['schemas']['Shown'];
export type ShownAct = components['schemas']['ShownAct'];
export type Spot = components['schemas']['Spot'];
export type Standing = components['schemas']['Standing'];
export type Suggest = components['schemas']['Suggest'];
export type Then = components['schemas']['Then'];
export type Thing = components['schemas']['Thing'];
export type Thought = components['schemas']['Thought'];
export type Turning = components['schemas']['Turning'];
export type Undo = components['schemas']['Undo'];
export type UnplayableRecord = components['schemas']['UnplayableRecord'];
export type WarzagArmy = components['schemas']['WarzagArmy'];
export type WarzagArmyFacts = components['schemas']['WarzagArmyFacts'];
export type WarzagDeveloped = components['schemas']['WarzagDeveloped'];
export type WarzagDossier = components['schemas']['WarzagDossier'];
export type WarzagInvasion = components['schemas']['WarzagInvasion'];
export type WarzagLayout = components['schemas']['WarzagLayout'];
export type WarzagMission = components['schemas']['WarzagMission'];
export type WarzagNames = components['schemas']['WarzagNames'];
export type WarzagNation = components['schemas']['WarzagNation'];
export type WarzagNationFacts = components['schemas']['WarzagNationFacts'];
export type WarzagNumbers = components['schemas']['WarzagNumbers'];
export type WarzagObjective = components['schemas']['WarzagObjective'];
export type WarzagObjectiveProgress = components['schemas']['WarzagObjectiveProgress'];
export type WarzagProgress = components['schemas']['WarzagProgress'];
export type WarzagPromotion = components['schemas']['WarzagPromotion'];
export type WarzagSquare = components['schemas']['WarzagSquare'];
export type WarzagStep = components['schemas']['WarzagStep'];
export type WarzagSupplyCard = components['schemas']['WarzagSupplyCard'];
export type WarzagTerritory = components['schemas']['WarzagTerritory'];
export type WarzagView = components['schemas']['WarzagView'];
export type Weighed = components['schemas']['Weighed'];
export type WhoIs = components['schemas']['WhoIs'];
export type Whose = components['schemas']['Whose'];
export type Why = components['schemas']['Why'];
export type WhyMessage = components['schemas']['WhyMessage'];
export type Would = components['schemas']['Would'];
export type WouldDo = components['schemas']['WouldDo'];
export type $defs = Record<string, never>;
export interface operations {
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    game_api_games__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetails"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    layout_api_games__game__layout_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    all_lessons_api_games__game__lessons_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonRow"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin_api_games__game__lessons__lesson__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    go_on_api_games__game__lessons__lesson__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Doings"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    opening_api_games__game__opening_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    the_lobby_api_lobby_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    login_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logout_api_logout_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_api_matches_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    position_api_matches__match__get: {
        parameters: {
            query?: {
                invite?: string | null;
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    act_api_matches__match__act_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    advice_of_api_matches__match__advice_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advice"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    analysis_of_api_matches__match__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"] | null;
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    position_at_api_matches__match__at__n__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    would_api_matches__match__at__n__would_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WouldDo"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Would"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    auto_api_matches__match__auto_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Auto"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    chat_api_matches__match__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatLine"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    play_on_api_matches__match__continue_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Continue"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    course_of_api_matches__match__course_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    end_api_matches__match__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agreement"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_api_matches__match__export_get: {
        parameters: {
            query?: {
                format?: "json" | "record";
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hint_api_matches__match__hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintFor"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    invites_api_matches__match__invites_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renew_invite_api_matches__match__invites_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSeat"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join_api_matches__match__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_api_matches__match__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    notes_api_matches__match__notes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    keep_notes_api_matches__match__notes_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notes"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    points_api_matches__match__points_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Points"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_api_matches__match__public_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shown"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record_api_matches__match__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnplayableRecord"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch_api_matches__match__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resign_api_matches__match__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSeat"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    come_back_api_matches__match__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSeat"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rollback_api_matches__match__rollback_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"] | null;
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    propose_api_matches__match__rollback_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rollback"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answer_api_matches__match__rollback_answer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agreement"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    spectator_chat_api_matches__match__spectators_chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatLine"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    story_api_matches__match__story_get: {
        parameters: {
            query: {
                before: number;
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Line"][];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    suggest_api_matches__match__suggest_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suggest"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo_api_matches__match__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why_api_matches__match__why_get: {
        parameters: {
            query: {
                named?: boolean;
                seat?: number | null;
                target?: number | null;
                verb: string;
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    be_guest_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    choose_language_api_me_language_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Language"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    programs_api_me_programs_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programs"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_api_me_programs_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramName"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewProgram"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    revoke_api_me_programs__program__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                program: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    quick_api_quick_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Quick"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    register_api_register_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    matches_api_v1_matches_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    position_api_v1_matches__match__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    act_api_v1_matches__match__act_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    acts_api_v1_matches__match__acts_get: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join_api_v1_matches__match__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resign_api_v1_matches__match__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSeat"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    come_back_api_v1_matches__match__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSeat"];
            };
        };
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why_api_v1_matches__match__why_get: {
        parameters: {
            query?: {
                /** @description the number of an act, or its text */
                act?: string | null;
                seat?: number | null;
                target?: number | null;
                verb?: string | null;
            };
            header?: never;
            path: {
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    who_am_i_api_v1_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, with the reason */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhoIs"];
                };
            };
            /** @description The input cannot be read, or does not fit the game */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
