#!/bin/sh
# run-container.sh ROOT FOLDER USER COMMAND: what a container's runtime does, for a process that is the first one of its
# namespaces: a root file system that cannot be written to, a /tmp of its own, a user without rights, no capabilities.
root=$1 folder=$2 user=$3 command=$4
set -e
mount --bind "$root" "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --bind /dev/null "$root/dev/null" 2>/dev/null || mount --rbind /dev "$root/dev"
mount -o remount,ro,bind "$root"
exec chroot --userspec="$user:$user" "$root" /bin/sh -c "cd '$folder' && exec '$command'"
