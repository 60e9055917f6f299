import '#src/ui/styles.css'
