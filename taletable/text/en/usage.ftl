### How commands are written, and what is wrong with a command line.

usage-usage = Usage: { $line }
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-error = Error
usage-default = [default: { "{}" }]
usage-required = [required]
usage-aborted = Aborted.
usage-try = Try { "[blue]'{command_path} {help_option}'[/]" } for help.
usage-examples =
    { $n ->
        [one] Example
       *[other] Examples
    }

## What typer says in English: recognised by these words, and said anew

wrong-missing-argument = Missing argument { $name }.
wrong-missing-option = Missing option { $name }.
wrong-no-option = No such option: { $name }
wrong-no-option-like = No such option: { $name } (Possible options: { $names })
wrong-no-command = No such command { $name }.
wrong-missing-command = Missing command.
wrong-too-many = Got unexpected extra argument(s) ({ $words })
wrong-takes-no-value = Option { $name } does not take a value.
wrong-needs-value = Option { $name } requires an argument.
wrong-value = Invalid value for { $name }: { $why }
wrong-number = Input should be a valid integer, unable to parse string as an integer
wrong-too-small = Input should be greater than or equal to { $n }
wrong-too-great = Input should be less than or equal to { $n }
