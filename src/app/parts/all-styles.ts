/** The classes of all pages: home and login have theirs with the app. */
import '#src/ui/rest.css'
