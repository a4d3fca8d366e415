### What the system and the libraries say in English of their own. Keys are made of their words; what is not here is said as they say it.

## JSON

library-expecting-value = Expecting value
library-expecting-delimiter = Expecting a comma or a colon
library-expecting-property-name-enclosed-in-double-quotes = Expecting property name enclosed in double quotes
library-extra-data = Extra data
library-illegal-trailing-comma-before-end-of-array = Illegal trailing comma before end of array
library-illegal-trailing-comma-before-end-of-object = Illegal trailing comma before end of object
library-invalid-control-character-at = Invalid control character
library-invalid-escape = Invalid escape
library-unterminated-string-starting-at = Unterminated string

## Files

library-address-already-in-use = Address already in use
library-file-exists = File exists
library-file-name-too-long = File name too long
library-is-a-directory = Is a directory
library-no-space-left-on-device = No space left on device
library-no-such-file-or-directory = No such file or directory
library-not-a-directory = Not a directory
library-permission-denied = Permission denied
library-read-only-file-system = Read-only file system
