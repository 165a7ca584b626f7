# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } and { $last }

