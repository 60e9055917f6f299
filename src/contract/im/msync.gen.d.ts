import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace easemob. */
export namespace easemob {

    /** Namespace pb. */
    namespace pb {

        /**
         * Properties of a MSync.
         * @deprecated Use easemob.pb.MSync.$Properties instead.
         */
        interface IMSync extends easemob.pb.MSync.$Properties {
        }

        /** Represents a MSync. */
        class MSync {

            /**
             * Constructs a new MSync.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.MSync.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** MSync version. */
            version: (easemob.pb.MSync.Version|null);

            /** MSync guid. */
            guid: (easemob.pb.JID|null);

            /** MSync auth. */
            auth: (string|null);

            /** MSync compressAlgorimth. */
            compressAlgorimth: (number|null);

            /** MSync crypto. */
            crypto: (number|null);

            /** MSync userAgent. */
            userAgent: (string|null);

            /** MSync pov. */
            pov: (number|Long|null);

            /** MSync command. */
            command: (easemob.pb.MSync.Command|null);

            /** MSync payload. */
            payload: (Uint8Array|null);

            /** MSync deviceId. */
            deviceId: (number|null);

            /** MSync encryptType. */
            encryptType: easemob.pb.EncryptType[];

            /** MSync encryptKey. */
            encryptKey: (string|null);

            /**
             * Encodes the specified MSync message. Does not implicitly {@link easemob.pb.MSync.verify|verify} messages.
             * @param message MSync message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.MSync.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a MSync message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.MSync & easemob.pb.MSync.$Shape} MSync
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MSync & easemob.pb.MSync.$Shape;
        }

        namespace MSync {

            /** Properties of a MSync. */
            interface $Properties {

                /** MSync version */
                version?: (easemob.pb.MSync.Version|null);

                /** MSync guid */
                guid?: (easemob.pb.JID.$Properties|null);

                /** MSync auth */
                auth?: (string|null);

                /** MSync compressAlgorimth */
                compressAlgorimth?: (number|null);

                /** MSync crypto */
                crypto?: (number|null);

                /** MSync userAgent */
                userAgent?: (string|null);

                /** MSync pov */
                pov?: (number|Long|null);

                /** MSync command */
                command?: (easemob.pb.MSync.Command|null);

                /** MSync payload */
                payload?: (Uint8Array|null);

                /** MSync deviceId */
                deviceId?: (number|null);

                /** MSync encryptType */
                encryptType?: easemob.pb.EncryptType[];

                /** MSync encryptKey */
                encryptKey?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a MSync. */
            type $Shape = easemob.pb.MSync.$Properties;

            /** Version enum. */
            enum Version {

                /** MSYNC_V1 value */
                MSYNC_V1 = 0,

                /** MSYNC_V2 value */
                MSYNC_V2 = 1
            }

            /** Command enum. */
            enum Command {

                /** SYNC value */
                SYNC = 0,

                /** UNREAD value */
                UNREAD = 1,

                /** NOTICE value */
                NOTICE = 2,

                /** PROVISION value */
                PROVISION = 3
            }
        }

        /** EncryptType enum. */
        enum EncryptType {

            /** ENCRYPT_NONE value */
            ENCRYPT_NONE = 0,

            /** ENCRYPT_AES_128_CBC value */
            ENCRYPT_AES_128_CBC = 1,

            /** ENCRYPT_AES_256_CBC value */
            ENCRYPT_AES_256_CBC = 2
        }

        /**
         * Properties of a JID.
         * @deprecated Use easemob.pb.JID.$Properties instead.
         */
        interface IJID extends easemob.pb.JID.$Properties {
        }

        /** Represents a JID. */
        class JID {

            /**
             * Constructs a new JID.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.JID.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** JID appKey. */
            appKey: (string|null);

            /** JID name. */
            name: (string|null);

            /** JID domain. */
            domain: (string|null);

            /** JID clientResource. */
            clientResource: (string|null);

            /**
             * Encodes the specified JID message. Does not implicitly {@link easemob.pb.JID.verify|verify} messages.
             * @param message JID message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.JID.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a JID message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.JID & easemob.pb.JID.$Shape} JID
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.JID & easemob.pb.JID.$Shape;
        }

        namespace JID {

            /** Properties of a JID. */
            interface $Properties {

                /** JID appKey */
                appKey?: (string|null);

                /** JID name */
                name?: (string|null);

                /** JID domain */
                domain?: (string|null);

                /** JID clientResource */
                clientResource?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a JID. */
            type $Shape = easemob.pb.JID.$Properties;
        }

        /**
         * Properties of a Status.
         * @deprecated Use easemob.pb.Status.$Properties instead.
         */
        interface IStatus extends easemob.pb.Status.$Properties {
        }

        /** Represents a Status. */
        class Status {

            /**
             * Constructs a new Status.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.Status.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Status errorCode. */
            errorCode: (easemob.pb.Status.ErrorCode|null);

            /** Status reason. */
            reason: (string|null);

            /** Status redirectInfo. */
            redirectInfo: easemob.pb.RedirectInfo[];

            /**
             * Encodes the specified Status message. Does not implicitly {@link easemob.pb.Status.verify|verify} messages.
             * @param message Status message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.Status.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Status message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.Status & easemob.pb.Status.$Shape} Status
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.Status & easemob.pb.Status.$Shape;
        }

        namespace Status {

            /** Properties of a Status. */
            interface $Properties {

                /** Status errorCode */
                errorCode?: (easemob.pb.Status.ErrorCode|null);

                /** Status reason */
                reason?: (string|null);

                /** Status redirectInfo */
                redirectInfo?: easemob.pb.RedirectInfo.$Properties[];

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Status. */
            type $Shape = easemob.pb.Status.$Properties;

            /** ErrorCode enum. */
            enum ErrorCode {

                /** OK value */
                OK = 0,

                /** FAIL value */
                FAIL = 1,

                /** UNAUTHORIZED value */
                UNAUTHORIZED = 2,

                /** MISSING_PARAMETER value */
                MISSING_PARAMETER = 3,

                /** WRONG_PARAMETER value */
                WRONG_PARAMETER = 4,

                /** REDIRECT value */
                REDIRECT = 5,

                /** TOKEN_EXPIRED value */
                TOKEN_EXPIRED = 6,

                /** PERMISSION_DENIED value */
                PERMISSION_DENIED = 7,

                /** NO_ROUTE value */
                NO_ROUTE = 8,

                /** UNKNOWN_COMMAND value */
                UNKNOWN_COMMAND = 9,

                /** PB_PARSER_ERROR value */
                PB_PARSER_ERROR = 10,

                /** BIND_ANOTHER_DEVICE value */
                BIND_ANOTHER_DEVICE = 11,

                /** IM_FORBIDDEN value */
                IM_FORBIDDEN = 12,

                /** TOO_MANY_DEVICES value */
                TOO_MANY_DEVICES = 13,

                /** PLATFORM_LIMIT value */
                PLATFORM_LIMIT = 14,

                /** USER_MUTED value */
                USER_MUTED = 15,

                /** ENCRYPT_DISABLE value */
                ENCRYPT_DISABLE = 16,

                /** ENCRYPT_ENABLE value */
                ENCRYPT_ENABLE = 17,

                /** DECRYPT_FAILURE value */
                DECRYPT_FAILURE = 18,

                /** PERMISSION_DENIED_EXTERNAL value */
                PERMISSION_DENIED_EXTERNAL = 19
            }
        }

        /**
         * Properties of a RedirectInfo.
         * @deprecated Use easemob.pb.RedirectInfo.$Properties instead.
         */
        interface IRedirectInfo extends easemob.pb.RedirectInfo.$Properties {
        }

        /** Represents a RedirectInfo. */
        class RedirectInfo {

            /**
             * Constructs a new RedirectInfo.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.RedirectInfo.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** RedirectInfo host. */
            host: (string|null);

            /** RedirectInfo port. */
            port: (number|null);

            /**
             * Encodes the specified RedirectInfo message. Does not implicitly {@link easemob.pb.RedirectInfo.verify|verify} messages.
             * @param message RedirectInfo message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.RedirectInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a RedirectInfo message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.RedirectInfo & easemob.pb.RedirectInfo.$Shape} RedirectInfo
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.RedirectInfo & easemob.pb.RedirectInfo.$Shape;
        }

        namespace RedirectInfo {

            /** Properties of a RedirectInfo. */
            interface $Properties {

                /** RedirectInfo host */
                host?: (string|null);

                /** RedirectInfo port */
                port?: (number|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a RedirectInfo. */
            type $Shape = easemob.pb.RedirectInfo.$Properties;
        }

        /**
         * Properties of a Provision.
         * @deprecated Use easemob.pb.Provision.$Properties instead.
         */
        interface IProvision extends easemob.pb.Provision.$Properties {
        }

        /** Represents a Provision. */
        class Provision {

            /**
             * Constructs a new Provision.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.Provision.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Provision osType. */
            osType: (easemob.pb.Provision.OsType|null);

            /** Provision version. */
            version: (string|null);

            /** Provision networkType. */
            networkType: (easemob.pb.Provision.NetworkType|null);

            /** Provision appSign. */
            appSign: (string|null);

            /** Provision compressType. */
            compressType: easemob.pb.Provision.CompressType[];

            /** Provision encryptType. */
            encryptType: easemob.pb.EncryptType[];

            /** Provision encryptKey. */
            encryptKey: (string|null);

            /** Provision status. */
            status: (easemob.pb.Status|null);

            /** Provision deviceUuid. */
            deviceUuid: (string|null);

            /** Provision isManualLogin. */
            isManualLogin: (boolean|null);

            /** Provision password. */
            password: (string|null);

            /** Provision deviceName. */
            deviceName: (string|null);

            /** Provision resource. */
            resource: (string|null);

            /** Provision auth. */
            auth: (string|null);

            /** Provision serviceId. */
            serviceId: (string|null);

            /** Provision actionVersion. */
            actionVersion: (string|null);

            /**
             * Encodes the specified Provision message. Does not implicitly {@link easemob.pb.Provision.verify|verify} messages.
             * @param message Provision message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.Provision.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Provision message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.Provision & easemob.pb.Provision.$Shape} Provision
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.Provision & easemob.pb.Provision.$Shape;
        }

        namespace Provision {

            /** Properties of a Provision. */
            interface $Properties {

                /** Provision osType */
                osType?: (easemob.pb.Provision.OsType|null);

                /** Provision version */
                version?: (string|null);

                /** Provision networkType */
                networkType?: (easemob.pb.Provision.NetworkType|null);

                /** Provision appSign */
                appSign?: (string|null);

                /** Provision compressType */
                compressType?: easemob.pb.Provision.CompressType[];

                /** Provision encryptType */
                encryptType?: easemob.pb.EncryptType[];

                /** Provision encryptKey */
                encryptKey?: (string|null);

                /** Provision status */
                status?: (easemob.pb.Status.$Properties|null);

                /** Provision deviceUuid */
                deviceUuid?: (string|null);

                /** Provision isManualLogin */
                isManualLogin?: (boolean|null);

                /** Provision password */
                password?: (string|null);

                /** Provision deviceName */
                deviceName?: (string|null);

                /** Provision resource */
                resource?: (string|null);

                /** Provision auth */
                auth?: (string|null);

                /** Provision serviceId */
                serviceId?: (string|null);

                /** Provision actionVersion */
                actionVersion?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Provision. */
            type $Shape = easemob.pb.Provision.$Properties;

            /** OsType enum. */
            enum OsType {

                /** OS_IOS value */
                OS_IOS = 0,

                /** OS_ANDROID value */
                OS_ANDROID = 1,

                /** OS_LINUX value */
                OS_LINUX = 2,

                /** OS_OSX value */
                OS_OSX = 3,

                /** OS_WIN value */
                OS_WIN = 4,

                /** OS_OTHER value */
                OS_OTHER = 16
            }

            /** NetworkType enum. */
            enum NetworkType {

                /** NETWORK_NONE value */
                NETWORK_NONE = 0,

                /** NETWORK_WIFI value */
                NETWORK_WIFI = 1,

                /** NETWORK_4G value */
                NETWORK_4G = 2,

                /** NETWORK_3G value */
                NETWORK_3G = 3,

                /** NETWORK_2G value */
                NETWORK_2G = 4,

                /** NETWORK_WIRE value */
                NETWORK_WIRE = 5
            }

            /** CompressType enum. */
            enum CompressType {

                /** COMPRESS_NONE value */
                COMPRESS_NONE = 0,

                /** COMPRESS_ZLIB value */
                COMPRESS_ZLIB = 1
            }
        }

        /**
         * Properties of a CommSyncUL.
         * @deprecated Use easemob.pb.CommSyncUL.$Properties instead.
         */
        interface ICommSyncUL extends easemob.pb.CommSyncUL.$Properties {
        }

        /** Represents a CommSyncUL. */
        class CommSyncUL {

            /**
             * Constructs a new CommSyncUL.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.CommSyncUL.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** CommSyncUL meta. */
            meta: (easemob.pb.Meta|null);

            /** CommSyncUL key. */
            key: (number|Long|null);

            /** CommSyncUL queue. */
            queue: (easemob.pb.JID|null);

            /** CommSyncUL isRoam. */
            isRoam: (boolean|null);

            /** CommSyncUL lastFullRoamKey. */
            lastFullRoamKey: (number|Long|null);

            /**
             * Encodes the specified CommSyncUL message. Does not implicitly {@link easemob.pb.CommSyncUL.verify|verify} messages.
             * @param message CommSyncUL message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.CommSyncUL.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a CommSyncUL message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.CommSyncUL & easemob.pb.CommSyncUL.$Shape} CommSyncUL
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.CommSyncUL & easemob.pb.CommSyncUL.$Shape;
        }

        namespace CommSyncUL {

            /** Properties of a CommSyncUL. */
            interface $Properties {

                /** CommSyncUL meta */
                meta?: (easemob.pb.Meta.$Properties|null);

                /** CommSyncUL key */
                key?: (number|Long|null);

                /** CommSyncUL queue */
                queue?: (easemob.pb.JID.$Properties|null);

                /** CommSyncUL isRoam */
                isRoam?: (boolean|null);

                /** CommSyncUL lastFullRoamKey */
                lastFullRoamKey?: (number|Long|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a CommSyncUL. */
            type $Shape = easemob.pb.CommSyncUL.$Properties;
        }

        /**
         * Properties of a CommSyncDL.
         * @deprecated Use easemob.pb.CommSyncDL.$Properties instead.
         */
        interface ICommSyncDL extends easemob.pb.CommSyncDL.$Properties {
        }

        /** Represents a CommSyncDL. */
        class CommSyncDL {

            /**
             * Constructs a new CommSyncDL.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.CommSyncDL.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** CommSyncDL status. */
            status: (easemob.pb.Status|null);

            /** CommSyncDL metaId. */
            metaId: (number|Long|null);

            /** CommSyncDL serverId. */
            serverId: (number|Long|null);

            /** CommSyncDL metas. */
            metas: easemob.pb.Meta[];

            /** CommSyncDL nextKey. */
            nextKey: (number|Long|null);

            /** CommSyncDL queue. */
            queue: (easemob.pb.JID|null);

            /** CommSyncDL isLast. */
            isLast: (boolean|null);

            /** CommSyncDL timestamp. */
            timestamp: (number|Long|null);

            /** CommSyncDL isRoam. */
            isRoam: (boolean|null);

            /**
             * Encodes the specified CommSyncDL message. Does not implicitly {@link easemob.pb.CommSyncDL.verify|verify} messages.
             * @param message CommSyncDL message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.CommSyncDL.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a CommSyncDL message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.CommSyncDL & easemob.pb.CommSyncDL.$Shape} CommSyncDL
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.CommSyncDL & easemob.pb.CommSyncDL.$Shape;
        }

        namespace CommSyncDL {

            /** Properties of a CommSyncDL. */
            interface $Properties {

                /** CommSyncDL status */
                status?: (easemob.pb.Status.$Properties|null);

                /** CommSyncDL metaId */
                metaId?: (number|Long|null);

                /** CommSyncDL serverId */
                serverId?: (number|Long|null);

                /** CommSyncDL metas */
                metas?: easemob.pb.Meta.$Properties[];

                /** CommSyncDL nextKey */
                nextKey?: (number|Long|null);

                /** CommSyncDL queue */
                queue?: (easemob.pb.JID.$Properties|null);

                /** CommSyncDL isLast */
                isLast?: (boolean|null);

                /** CommSyncDL timestamp */
                timestamp?: (number|Long|null);

                /** CommSyncDL isRoam */
                isRoam?: (boolean|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a CommSyncDL. */
            type $Shape = easemob.pb.CommSyncDL.$Properties;
        }

        /**
         * Properties of a CommUnreadUL.
         * @deprecated Use easemob.pb.CommUnreadUL.$Properties instead.
         */
        interface ICommUnreadUL extends easemob.pb.CommUnreadUL.$Properties {
        }

        /** Represents a CommUnreadUL. */
        class CommUnreadUL {

            /**
             * Constructs a new CommUnreadUL.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.CommUnreadUL.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /**
             * Encodes the specified CommUnreadUL message. Does not implicitly {@link easemob.pb.CommUnreadUL.verify|verify} messages.
             * @param message CommUnreadUL message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.CommUnreadUL.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a CommUnreadUL message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.CommUnreadUL & easemob.pb.CommUnreadUL.$Shape} CommUnreadUL
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.CommUnreadUL & easemob.pb.CommUnreadUL.$Shape;
        }

        namespace CommUnreadUL {

            /** Properties of a CommUnreadUL. */
            interface $Properties {

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a CommUnreadUL. */
            type $Shape = easemob.pb.CommUnreadUL.$Properties;
        }

        /**
         * Properties of a CommUnreadDL.
         * @deprecated Use easemob.pb.CommUnreadDL.$Properties instead.
         */
        interface ICommUnreadDL extends easemob.pb.CommUnreadDL.$Properties {
        }

        /** Represents a CommUnreadDL. */
        class CommUnreadDL {

            /**
             * Constructs a new CommUnreadDL.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.CommUnreadDL.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** CommUnreadDL status. */
            status: (easemob.pb.Status|null);

            /** CommUnreadDL unread. */
            unread: easemob.pb.MetaQueue[];

            /** CommUnreadDL timestamp. */
            timestamp: (number|Long|null);

            /**
             * Encodes the specified CommUnreadDL message. Does not implicitly {@link easemob.pb.CommUnreadDL.verify|verify} messages.
             * @param message CommUnreadDL message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.CommUnreadDL.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a CommUnreadDL message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.CommUnreadDL & easemob.pb.CommUnreadDL.$Shape} CommUnreadDL
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.CommUnreadDL & easemob.pb.CommUnreadDL.$Shape;
        }

        namespace CommUnreadDL {

            /** Properties of a CommUnreadDL. */
            interface $Properties {

                /** CommUnreadDL status */
                status?: (easemob.pb.Status.$Properties|null);

                /** CommUnreadDL unread */
                unread?: easemob.pb.MetaQueue.$Properties[];

                /** CommUnreadDL timestamp */
                timestamp?: (number|Long|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a CommUnreadDL. */
            type $Shape = easemob.pb.CommUnreadDL.$Properties;
        }

        /**
         * Properties of a MetaQueue.
         * @deprecated Use easemob.pb.MetaQueue.$Properties instead.
         */
        interface IMetaQueue extends easemob.pb.MetaQueue.$Properties {
        }

        /** Represents a MetaQueue. */
        class MetaQueue {

            /**
             * Constructs a new MetaQueue.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.MetaQueue.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** MetaQueue queue. */
            queue: (easemob.pb.JID|null);

            /** MetaQueue n. */
            n: (number|null);

            /**
             * Encodes the specified MetaQueue message. Does not implicitly {@link easemob.pb.MetaQueue.verify|verify} messages.
             * @param message MetaQueue message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.MetaQueue.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a MetaQueue message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.MetaQueue & easemob.pb.MetaQueue.$Shape} MetaQueue
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MetaQueue & easemob.pb.MetaQueue.$Shape;
        }

        namespace MetaQueue {

            /** Properties of a MetaQueue. */
            interface $Properties {

                /** MetaQueue queue */
                queue?: (easemob.pb.JID.$Properties|null);

                /** MetaQueue n */
                n?: (number|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a MetaQueue. */
            type $Shape = easemob.pb.MetaQueue.$Properties;
        }

        /**
         * Properties of a CommNotice.
         * @deprecated Use easemob.pb.CommNotice.$Properties instead.
         */
        interface ICommNotice extends easemob.pb.CommNotice.$Properties {
        }

        /** Represents a CommNotice. */
        class CommNotice {

            /**
             * Constructs a new CommNotice.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.CommNotice.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** CommNotice queue. */
            queue: (easemob.pb.JID|null);

            /**
             * Encodes the specified CommNotice message. Does not implicitly {@link easemob.pb.CommNotice.verify|verify} messages.
             * @param message CommNotice message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.CommNotice.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a CommNotice message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.CommNotice & easemob.pb.CommNotice.$Shape} CommNotice
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.CommNotice & easemob.pb.CommNotice.$Shape;
        }

        namespace CommNotice {

            /** Properties of a CommNotice. */
            interface $Properties {

                /** CommNotice queue */
                queue?: (easemob.pb.JID.$Properties|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a CommNotice. */
            type $Shape = easemob.pb.CommNotice.$Properties;
        }

        /**
         * Properties of a Meta.
         * @deprecated Use easemob.pb.Meta.$Properties instead.
         */
        interface IMeta extends easemob.pb.Meta.$Properties {
        }

        /** Represents a Meta. */
        class Meta {

            /**
             * Constructs a new Meta.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.Meta.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Meta id. */
            id: (number|Long|null);

            /** Meta from. */
            from: (easemob.pb.JID|null);

            /** Meta to. */
            to: (easemob.pb.JID|null);

            /** Meta timestamp. */
            timestamp: (number|Long|null);

            /** Meta ns. */
            ns: (easemob.pb.Meta.NameSpace|null);

            /** Meta payload. */
            payload: (Uint8Array|null);

            /** Meta routetype. */
            routetype: (easemob.pb.Meta.RouteType|null);

            /** Meta ext. */
            ext: (easemob.pb.KeyValue|null);

            /** Meta meta. */
            meta: (Uint8Array|null);

            /**
             * Encodes the specified Meta message. Does not implicitly {@link easemob.pb.Meta.verify|verify} messages.
             * @param message Meta message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.Meta.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Meta message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.Meta & easemob.pb.Meta.$Shape} Meta
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.Meta & easemob.pb.Meta.$Shape;
        }

        namespace Meta {

            /** Properties of a Meta. */
            interface $Properties {

                /** Meta id */
                id?: (number|Long|null);

                /** Meta from */
                from?: (easemob.pb.JID.$Properties|null);

                /** Meta to */
                to?: (easemob.pb.JID.$Properties|null);

                /** Meta timestamp */
                timestamp?: (number|Long|null);

                /** Meta ns */
                ns?: (easemob.pb.Meta.NameSpace|null);

                /** Meta payload */
                payload?: (Uint8Array|null);

                /** Meta routetype */
                routetype?: (easemob.pb.Meta.RouteType|null);

                /** Meta ext */
                ext?: (easemob.pb.KeyValue.$Properties|null);

                /** Meta meta */
                meta?: (Uint8Array|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Meta. */
            type $Shape = easemob.pb.Meta.$Properties;

            /** NameSpace enum. */
            enum NameSpace {

                /** STATISTIC value */
                STATISTIC = 0,

                /** CHAT value */
                CHAT = 1,

                /** MUC value */
                MUC = 2,

                /** ROSTER value */
                ROSTER = 3,

                /** CONFERENCE value */
                CONFERENCE = 4,

                /** NOTIFY value */
                NOTIFY = 5,

                /** QUERY value */
                QUERY = 6
            }

            /** RouteType enum. */
            enum RouteType {

                /** ROUTE_ALL value */
                ROUTE_ALL = 0,

                /** ROUTE_ONLINE value */
                ROUTE_ONLINE = 1
            }
        }

        /**
         * Properties of a KeyValue.
         * @deprecated Use easemob.pb.KeyValue.$Properties instead.
         */
        interface IKeyValue extends easemob.pb.KeyValue.$Properties {
        }

        /** Represents a KeyValue. */
        class KeyValue {

            /**
             * Constructs a new KeyValue.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.KeyValue.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** KeyValue key. */
            key: (string|null);

            /** KeyValue type. */
            type: (easemob.pb.KeyValue.ValueType|null);

            /** KeyValue varintValue. */
            varintValue: (number|Long|null);

            /** KeyValue floatValue. */
            floatValue: (number|null);

            /** KeyValue doubleValue. */
            doubleValue: (number|null);

            /** KeyValue stringValue. */
            stringValue: (string|null);

            /**
             * Encodes the specified KeyValue message. Does not implicitly {@link easemob.pb.KeyValue.verify|verify} messages.
             * @param message KeyValue message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.KeyValue.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a KeyValue message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.KeyValue & easemob.pb.KeyValue.$Shape} KeyValue
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.KeyValue & easemob.pb.KeyValue.$Shape;
        }

        namespace KeyValue {

            /** Properties of a KeyValue. */
            interface $Properties {

                /** KeyValue key */
                key?: (string|null);

                /** KeyValue type */
                type?: (easemob.pb.KeyValue.ValueType|null);

                /** KeyValue varintValue */
                varintValue?: (number|Long|null);

                /** KeyValue floatValue */
                floatValue?: (number|null);

                /** KeyValue doubleValue */
                doubleValue?: (number|null);

                /** KeyValue stringValue */
                stringValue?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a KeyValue. */
            type $Shape = easemob.pb.KeyValue.$Properties;

            /** ValueType enum. */
            enum ValueType {

                /** BOOL value */
                BOOL = 1,

                /** INT value */
                INT = 2,

                /** UINT value */
                UINT = 3,

                /** LLINT value */
                LLINT = 4,

                /** FLOAT value */
                FLOAT = 5,

                /** DOUBLE value */
                DOUBLE = 6,

                /** STRING value */
                STRING = 7,

                /** JSON_STRING value */
                JSON_STRING = 8
            }
        }

        /**
         * Properties of a MessageBody.
         * @deprecated Use easemob.pb.MessageBody.$Properties instead.
         */
        interface IMessageBody extends easemob.pb.MessageBody.$Properties {
        }

        /** Represents a MessageBody. */
        class MessageBody {

            /**
             * Constructs a new MessageBody.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.MessageBody.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** MessageBody type. */
            type: (easemob.pb.MessageBody.Type|null);

            /** MessageBody from. */
            from: (easemob.pb.JID|null);

            /** MessageBody to. */
            to: (easemob.pb.JID|null);

            /** MessageBody contents. */
            contents: easemob.pb.MessageBody.Content[];

            /** MessageBody ext. */
            ext: easemob.pb.KeyValue[];

            /** MessageBody ackMessageId. */
            ackMessageId: (number|Long|null);

            /** MessageBody msgConfig. */
            msgConfig: (easemob.pb.MessageBody.MessageConfig|null);

            /** MessageBody ackContent. */
            ackContent: (string|null);

            /** MessageBody meta. */
            meta: (string|null);

            /**
             * Encodes the specified MessageBody message. Does not implicitly {@link easemob.pb.MessageBody.verify|verify} messages.
             * @param message MessageBody message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.MessageBody.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a MessageBody message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.MessageBody & easemob.pb.MessageBody.$Shape} MessageBody
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MessageBody & easemob.pb.MessageBody.$Shape;
        }

        namespace MessageBody {

            /** Properties of a MessageBody. */
            interface $Properties {

                /** MessageBody type */
                type?: (easemob.pb.MessageBody.Type|null);

                /** MessageBody from */
                from?: (easemob.pb.JID.$Properties|null);

                /** MessageBody to */
                to?: (easemob.pb.JID.$Properties|null);

                /** MessageBody contents */
                contents?: easemob.pb.MessageBody.Content.$Properties[];

                /** MessageBody ext */
                ext?: easemob.pb.KeyValue.$Properties[];

                /** MessageBody ackMessageId */
                ackMessageId?: (number|Long|null);

                /** MessageBody msgConfig */
                msgConfig?: (easemob.pb.MessageBody.MessageConfig.$Properties|null);

                /** MessageBody ackContent */
                ackContent?: (string|null);

                /** MessageBody meta */
                meta?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a MessageBody. */
            type $Shape = easemob.pb.MessageBody.$Properties;

            /** Type enum. */
            enum Type {

                /** NORMAL value */
                NORMAL = 0,

                /** CHAT value */
                CHAT = 1,

                /** GROUPCHAT value */
                GROUPCHAT = 2,

                /** CHATROOM value */
                CHATROOM = 3,

                /** READ_ACK value */
                READ_ACK = 4,

                /** DELIVER_ACK value */
                DELIVER_ACK = 5,

                /** RECALL value */
                RECALL = 6,

                /** CHANNEL_ACK value */
                CHANNEL_ACK = 7
            }

            /**
             * Properties of a Content.
             * @deprecated Use easemob.pb.MessageBody.Content.$Properties instead.
             */
            interface IContent extends easemob.pb.MessageBody.Content.$Properties {
            }

            /** Represents a Content. */
            class Content {

                /**
                 * Constructs a new Content.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.MessageBody.Content.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Content type. */
                type: (easemob.pb.MessageBody.Content.Type|null);

                /** Content text. */
                text: (string|null);

                /** Content latitude. */
                latitude: (number|null);

                /** Content longitude. */
                longitude: (number|null);

                /** Content address. */
                address: (string|null);

                /** Content displayName. */
                displayName: (string|null);

                /** Content remotePath. */
                remotePath: (string|null);

                /** Content secretKey. */
                secretKey: (string|null);

                /** Content fileLength. */
                fileLength: (number|null);

                /** Content action. */
                action: (string|null);

                /** Content params. */
                params: easemob.pb.KeyValue[];

                /** Content duration. */
                duration: (number|null);

                /** Content size. */
                size: (easemob.pb.MessageBody.Content.Size|null);

                /** Content thumbnailRemotePath. */
                thumbnailRemotePath: (string|null);

                /** Content thumbnailSecretKey. */
                thumbnailSecretKey: (string|null);

                /** Content thumbnailDisplayName. */
                thumbnailDisplayName: (string|null);

                /** Content thumbnailFileLength. */
                thumbnailFileLength: (number|null);

                /** Content thumbnailSize. */
                thumbnailSize: (easemob.pb.MessageBody.Content.Size|null);

                /** Content customEvent. */
                customEvent: (string|null);

                /** Content customExts. */
                customExts: easemob.pb.KeyValue[];

                /** Content buildingName. */
                buildingName: (string|null);

                /**
                 * Encodes the specified Content message. Does not implicitly {@link easemob.pb.MessageBody.Content.verify|verify} messages.
                 * @param message Content message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.MessageBody.Content.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Content message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.MessageBody.Content & easemob.pb.MessageBody.Content.$Shape} Content
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MessageBody.Content & easemob.pb.MessageBody.Content.$Shape;
            }

            namespace Content {

                /** Properties of a Content. */
                interface $Properties {

                    /** Content type */
                    type?: (easemob.pb.MessageBody.Content.Type|null);

                    /** Content text */
                    text?: (string|null);

                    /** Content latitude */
                    latitude?: (number|null);

                    /** Content longitude */
                    longitude?: (number|null);

                    /** Content address */
                    address?: (string|null);

                    /** Content displayName */
                    displayName?: (string|null);

                    /** Content remotePath */
                    remotePath?: (string|null);

                    /** Content secretKey */
                    secretKey?: (string|null);

                    /** Content fileLength */
                    fileLength?: (number|null);

                    /** Content action */
                    action?: (string|null);

                    /** Content params */
                    params?: easemob.pb.KeyValue.$Properties[];

                    /** Content duration */
                    duration?: (number|null);

                    /** Content size */
                    size?: (easemob.pb.MessageBody.Content.Size.$Properties|null);

                    /** Content thumbnailRemotePath */
                    thumbnailRemotePath?: (string|null);

                    /** Content thumbnailSecretKey */
                    thumbnailSecretKey?: (string|null);

                    /** Content thumbnailDisplayName */
                    thumbnailDisplayName?: (string|null);

                    /** Content thumbnailFileLength */
                    thumbnailFileLength?: (number|null);

                    /** Content thumbnailSize */
                    thumbnailSize?: (easemob.pb.MessageBody.Content.Size.$Properties|null);

                    /** Content customEvent */
                    customEvent?: (string|null);

                    /** Content customExts */
                    customExts?: easemob.pb.KeyValue.$Properties[];

                    /** Content buildingName */
                    buildingName?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Content. */
                type $Shape = easemob.pb.MessageBody.Content.$Properties;

                /** Type enum. */
                enum Type {

                    /** TEXT value */
                    TEXT = 0,

                    /** IMAGE value */
                    IMAGE = 1,

                    /** VIDEO value */
                    VIDEO = 2,

                    /** LOCATION value */
                    LOCATION = 3,

                    /** VOICE value */
                    VOICE = 4,

                    /** FILE value */
                    FILE = 5,

                    /** COMMAND value */
                    COMMAND = 6,

                    /** CUSTOM value */
                    CUSTOM = 7
                }

                /**
                 * Properties of a Size.
                 * @deprecated Use easemob.pb.MessageBody.Content.Size.$Properties instead.
                 */
                interface ISize extends easemob.pb.MessageBody.Content.Size.$Properties {
                }

                /** Represents a Size. */
                class Size {

                    /**
                     * Constructs a new Size.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: easemob.pb.MessageBody.Content.Size.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Size width. */
                    width: (number|null);

                    /** Size height. */
                    height: (number|null);

                    /**
                     * Encodes the specified Size message. Does not implicitly {@link easemob.pb.MessageBody.Content.Size.verify|verify} messages.
                     * @param message Size message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: easemob.pb.MessageBody.Content.Size.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Size message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {easemob.pb.MessageBody.Content.Size & easemob.pb.MessageBody.Content.Size.$Shape} Size
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MessageBody.Content.Size & easemob.pb.MessageBody.Content.Size.$Shape;
                }

                namespace Size {

                    /** Properties of a Size. */
                    interface $Properties {

                        /** Size width */
                        width?: (number|null);

                        /** Size height */
                        height?: (number|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a Size. */
                    type $Shape = easemob.pb.MessageBody.Content.Size.$Properties;
                }
            }

            /**
             * Properties of a MessageConfig.
             * @deprecated Use easemob.pb.MessageBody.MessageConfig.$Properties instead.
             */
            interface IMessageConfig extends easemob.pb.MessageBody.MessageConfig.$Properties {
            }

            /** Represents a MessageConfig. */
            class MessageConfig {

                /**
                 * Constructs a new MessageConfig.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.MessageBody.MessageConfig.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** MessageConfig allowGroupAck. */
                allowGroupAck: (boolean|null);

                /**
                 * Encodes the specified MessageConfig message. Does not implicitly {@link easemob.pb.MessageBody.MessageConfig.verify|verify} messages.
                 * @param message MessageConfig message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.MessageBody.MessageConfig.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a MessageConfig message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.MessageBody.MessageConfig & easemob.pb.MessageBody.MessageConfig.$Shape} MessageConfig
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MessageBody.MessageConfig & easemob.pb.MessageBody.MessageConfig.$Shape;
            }

            namespace MessageConfig {

                /** Properties of a MessageConfig. */
                interface $Properties {

                    /** MessageConfig allowGroupAck */
                    allowGroupAck?: (boolean|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a MessageConfig. */
                type $Shape = easemob.pb.MessageBody.MessageConfig.$Properties;
            }
        }

        /**
         * Properties of a RosterBody.
         * @deprecated Use easemob.pb.RosterBody.$Properties instead.
         */
        interface IRosterBody extends easemob.pb.RosterBody.$Properties {
        }

        /** Represents a RosterBody. */
        class RosterBody {

            /**
             * Constructs a new RosterBody.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.RosterBody.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** RosterBody operation. */
            operation: (easemob.pb.RosterBody.Operation|null);

            /** RosterBody status. */
            status: (easemob.pb.RosterBody.Status|null);

            /** RosterBody from. */
            from: (easemob.pb.JID|null);

            /** RosterBody to. */
            to: easemob.pb.JID[];

            /** RosterBody reason. */
            reason: (string|null);

            /** RosterBody rosterVer. */
            rosterVer: (string|null);

            /** RosterBody biDirection. */
            biDirection: (boolean|null);

            /**
             * Encodes the specified RosterBody message. Does not implicitly {@link easemob.pb.RosterBody.verify|verify} messages.
             * @param message RosterBody message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.RosterBody.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a RosterBody message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.RosterBody & easemob.pb.RosterBody.$Shape} RosterBody
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.RosterBody & easemob.pb.RosterBody.$Shape;
        }

        namespace RosterBody {

            /** Properties of a RosterBody. */
            interface $Properties {

                /** RosterBody operation */
                operation?: (easemob.pb.RosterBody.Operation|null);

                /** RosterBody status */
                status?: (easemob.pb.RosterBody.Status.$Properties|null);

                /** RosterBody from */
                from?: (easemob.pb.JID.$Properties|null);

                /** RosterBody to */
                to?: easemob.pb.JID.$Properties[];

                /** RosterBody reason */
                reason?: (string|null);

                /** RosterBody rosterVer */
                rosterVer?: (string|null);

                /** RosterBody biDirection */
                biDirection?: (boolean|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a RosterBody. */
            type $Shape = easemob.pb.RosterBody.$Properties;

            /** Operation enum. */
            enum Operation {

                /** GET_ROSTER value */
                GET_ROSTER = 0,

                /** GET_BLACKLIST value */
                GET_BLACKLIST = 1,

                /** ADD value */
                ADD = 2,

                /** REMOVE value */
                REMOVE = 3,

                /** ACCEPT value */
                ACCEPT = 4,

                /** DECLINE value */
                DECLINE = 5,

                /** BAN value */
                BAN = 6,

                /** ALLOW value */
                ALLOW = 7,

                /** REMOTE_ACCEPT value */
                REMOTE_ACCEPT = 8,

                /** REMOTE_DECLINE value */
                REMOTE_DECLINE = 9
            }

            /**
             * Properties of a Status.
             * @deprecated Use easemob.pb.RosterBody.Status.$Properties instead.
             */
            interface IStatus extends easemob.pb.RosterBody.Status.$Properties {
            }

            /** Represents a Status. */
            class Status {

                /**
                 * Constructs a new Status.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.RosterBody.Status.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Status errorCode. */
                errorCode: (easemob.pb.RosterBody.Status.ErrorCode|null);

                /** Status description. */
                description: (string|null);

                /**
                 * Encodes the specified Status message. Does not implicitly {@link easemob.pb.RosterBody.Status.verify|verify} messages.
                 * @param message Status message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.RosterBody.Status.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Status message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.RosterBody.Status & easemob.pb.RosterBody.Status.$Shape} Status
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.RosterBody.Status & easemob.pb.RosterBody.Status.$Shape;
            }

            namespace Status {

                /** Properties of a Status. */
                interface $Properties {

                    /** Status errorCode */
                    errorCode?: (easemob.pb.RosterBody.Status.ErrorCode|null);

                    /** Status description */
                    description?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Status. */
                type $Shape = easemob.pb.RosterBody.Status.$Properties;

                /** ErrorCode enum. */
                enum ErrorCode {

                    /** OK value */
                    OK = 0,

                    /** USER_NOT_EXIST value */
                    USER_NOT_EXIST = 1,

                    /** USER_ALREADY_FRIEND value */
                    USER_ALREADY_FRIEND = 2,

                    /** USER_ALREADY_BLACKLIST value */
                    USER_ALREADY_BLACKLIST = 3
                }
            }
        }

        /**
         * Properties of a MUCBody.
         * @deprecated Use easemob.pb.MUCBody.$Properties instead.
         */
        interface IMUCBody extends easemob.pb.MUCBody.$Properties {
        }

        /** Represents a MUCBody. */
        class MUCBody {

            /**
             * Constructs a new MUCBody.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.MUCBody.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** MUCBody mucId. */
            mucId: (easemob.pb.JID|null);

            /** MUCBody operation. */
            operation: (easemob.pb.MUCBody.Operation|null);

            /** MUCBody from. */
            from: (easemob.pb.JID|null);

            /** MUCBody to. */
            to: easemob.pb.JID[];

            /** MUCBody setting. */
            setting: (easemob.pb.MUCBody.Setting|null);

            /** MUCBody reason. */
            reason: (string|null);

            /** MUCBody isChatroom. */
            isChatroom: (boolean|null);

            /** MUCBody status. */
            status: (easemob.pb.MUCBody.Status|null);

            /** MUCBody isThread. */
            isThread: (boolean|null);

            /** MUCBody mucParentId. */
            mucParentId: (easemob.pb.JID|null);

            /** MUCBody mucName. */
            mucName: (string|null);

            /** MUCBody eventInfo. */
            eventInfo: (easemob.pb.MUCBody.EventInfo|null);

            /**
             * Encodes the specified MUCBody message. Does not implicitly {@link easemob.pb.MUCBody.verify|verify} messages.
             * @param message MUCBody message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.MUCBody.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a MUCBody message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.MUCBody & easemob.pb.MUCBody.$Shape} MUCBody
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MUCBody & easemob.pb.MUCBody.$Shape;
        }

        namespace MUCBody {

            /** Properties of a MUCBody. */
            interface $Properties {

                /** MUCBody mucId */
                mucId?: (easemob.pb.JID.$Properties|null);

                /** MUCBody operation */
                operation?: (easemob.pb.MUCBody.Operation|null);

                /** MUCBody from */
                from?: (easemob.pb.JID.$Properties|null);

                /** MUCBody to */
                to?: easemob.pb.JID.$Properties[];

                /** MUCBody setting */
                setting?: (easemob.pb.MUCBody.Setting.$Properties|null);

                /** MUCBody reason */
                reason?: (string|null);

                /** MUCBody isChatroom */
                isChatroom?: (boolean|null);

                /** MUCBody status */
                status?: (easemob.pb.MUCBody.Status.$Properties|null);

                /** MUCBody isThread */
                isThread?: (boolean|null);

                /** MUCBody mucParentId */
                mucParentId?: (easemob.pb.JID.$Properties|null);

                /** MUCBody mucName */
                mucName?: (string|null);

                /** MUCBody eventInfo */
                eventInfo?: (easemob.pb.MUCBody.EventInfo.$Properties|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a MUCBody. */
            type $Shape = easemob.pb.MUCBody.$Properties;

            /** Operation enum. */
            enum Operation {

                /** CREATE value */
                CREATE = 0,

                /** DESTROY value */
                DESTROY = 1,

                /** JOIN value */
                JOIN = 2,

                /** LEAVE value */
                LEAVE = 3,

                /** APPLY value */
                APPLY = 4,

                /** APPLY_ACCEPT value */
                APPLY_ACCEPT = 5,

                /** APPLY_DECLINE value */
                APPLY_DECLINE = 6,

                /** INVITE value */
                INVITE = 7,

                /** INVITE_ACCEPT value */
                INVITE_ACCEPT = 8,

                /** INVITE_DECLINE value */
                INVITE_DECLINE = 9,

                /** KICK value */
                KICK = 10,

                /** GET_BLACKLIST value */
                GET_BLACKLIST = 11,

                /** BAN value */
                BAN = 12,

                /** ALLOW value */
                ALLOW = 13,

                /** UPDATE value */
                UPDATE = 14,

                /** BLOCK value */
                BLOCK = 15,

                /** UNBLOCK value */
                UNBLOCK = 16,

                /** PRESENCE value */
                PRESENCE = 17,

                /** ABSENCE value */
                ABSENCE = 18,

                /** DIRECT_JOINED value */
                DIRECT_JOINED = 19,

                /** ASSIGN_OWNER value */
                ASSIGN_OWNER = 20,

                /** ADD_ADMIN value */
                ADD_ADMIN = 21,

                /** REMOVE_ADMIN value */
                REMOVE_ADMIN = 22,

                /** ADD_MUTE value */
                ADD_MUTE = 23,

                /** REMOVE_MUTE value */
                REMOVE_MUTE = 24,

                /** UPDATE_ANNOUNCEMENT value */
                UPDATE_ANNOUNCEMENT = 25,

                /** DELETE_ANNOUNCEMENT value */
                DELETE_ANNOUNCEMENT = 26,

                /** UPLOAD_FILE value */
                UPLOAD_FILE = 27,

                /** DELETE_FILE value */
                DELETE_FILE = 28,

                /** ADD_USER_WHITE_LIST value */
                ADD_USER_WHITE_LIST = 29,

                /** REMOVE_USER_WHITE_LIST value */
                REMOVE_USER_WHITE_LIST = 30,

                /** BAN_GROUP value */
                BAN_GROUP = 31,

                /** REMOVE_BAN_GROUP value */
                REMOVE_BAN_GROUP = 32,

                /** THREAD_CREATE value */
                THREAD_CREATE = 33,

                /** THREAD_DESTROY value */
                THREAD_DESTROY = 34,

                /** THREAD_JOIN value */
                THREAD_JOIN = 35,

                /** THREAD_LEAVE value */
                THREAD_LEAVE = 36,

                /** THREAD_KICK value */
                THREAD_KICK = 37,

                /** THREAD_UPDATE value */
                THREAD_UPDATE = 38,

                /** THREAD_PRESENCE value */
                THREAD_PRESENCE = 39,

                /** THREAD_ABSENCE value */
                THREAD_ABSENCE = 40,

                /** DISABLE_GROUP value */
                DISABLE_GROUP = 41,

                /** ABLE_GROUP value */
                ABLE_GROUP = 42,

                /** SET_METADATA value */
                SET_METADATA = 43,

                /** DELETE_METADATA value */
                DELETE_METADATA = 44
            }

            /**
             * Properties of a Setting.
             * @deprecated Use easemob.pb.MUCBody.Setting.$Properties instead.
             */
            interface ISetting extends easemob.pb.MUCBody.Setting.$Properties {
            }

            /** Represents a Setting. */
            class Setting {

                /**
                 * Constructs a new Setting.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.MUCBody.Setting.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Setting name. */
                name: (string|null);

                /** Setting desc. */
                desc: (string|null);

                /** Setting type. */
                type: (easemob.pb.MUCBody.Setting.Type|null);

                /** Setting maxUsers. */
                maxUsers: (number|null);

                /** Setting owner. */
                owner: (string|null);

                /**
                 * Encodes the specified Setting message. Does not implicitly {@link easemob.pb.MUCBody.Setting.verify|verify} messages.
                 * @param message Setting message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.MUCBody.Setting.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Setting message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.MUCBody.Setting & easemob.pb.MUCBody.Setting.$Shape} Setting
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MUCBody.Setting & easemob.pb.MUCBody.Setting.$Shape;
            }

            namespace Setting {

                /** Properties of a Setting. */
                interface $Properties {

                    /** Setting name */
                    name?: (string|null);

                    /** Setting desc */
                    desc?: (string|null);

                    /** Setting type */
                    type?: (easemob.pb.MUCBody.Setting.Type|null);

                    /** Setting maxUsers */
                    maxUsers?: (number|null);

                    /** Setting owner */
                    owner?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Setting. */
                type $Shape = easemob.pb.MUCBody.Setting.$Properties;

                /** Type enum. */
                enum Type {

                    /** PRIVATE_OWNER_INVITE value */
                    PRIVATE_OWNER_INVITE = 0,

                    /** PRIVATE_MEMBER_INVITE value */
                    PRIVATE_MEMBER_INVITE = 1,

                    /** PUBLIC_JOIN_APPROVAL value */
                    PUBLIC_JOIN_APPROVAL = 2,

                    /** PUBLIC_JOIN_OPEN value */
                    PUBLIC_JOIN_OPEN = 3,

                    /** PUBLIC_ANONYMOUS value */
                    PUBLIC_ANONYMOUS = 4
                }
            }

            /**
             * Properties of a Status.
             * @deprecated Use easemob.pb.MUCBody.Status.$Properties instead.
             */
            interface IStatus extends easemob.pb.MUCBody.Status.$Properties {
            }

            /** Represents a Status. */
            class Status {

                /**
                 * Constructs a new Status.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.MUCBody.Status.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Status errorCode. */
                errorCode: (easemob.pb.MUCBody.Status.ErrorCode|null);

                /** Status description. */
                description: (string|null);

                /**
                 * Encodes the specified Status message. Does not implicitly {@link easemob.pb.MUCBody.Status.verify|verify} messages.
                 * @param message Status message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.MUCBody.Status.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Status message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.MUCBody.Status & easemob.pb.MUCBody.Status.$Shape} Status
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MUCBody.Status & easemob.pb.MUCBody.Status.$Shape;
            }

            namespace Status {

                /** Properties of a Status. */
                interface $Properties {

                    /** Status errorCode */
                    errorCode?: (easemob.pb.MUCBody.Status.ErrorCode|null);

                    /** Status description */
                    description?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Status. */
                type $Shape = easemob.pb.MUCBody.Status.$Properties;

                /** ErrorCode enum. */
                enum ErrorCode {

                    /** OK value */
                    OK = 0,

                    /** PERMISSION_DENIED value */
                    PERMISSION_DENIED = 1,

                    /** WRONG_PARAMETER value */
                    WRONG_PARAMETER = 2,

                    /** MUC_NOT_EXIST value */
                    MUC_NOT_EXIST = 3,

                    /** USER_NOT_EXIST value */
                    USER_NOT_EXIST = 4,

                    /** UNKNOWN value */
                    UNKNOWN = 5
                }
            }

            /**
             * Properties of an EventInfo.
             * @deprecated Use easemob.pb.MUCBody.EventInfo.$Properties instead.
             */
            interface IEventInfo extends easemob.pb.MUCBody.EventInfo.$Properties {
            }

            /** Represents an EventInfo. */
            class EventInfo {

                /**
                 * Constructs a new EventInfo.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.MUCBody.EventInfo.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** EventInfo eventType. */
                eventType: (easemob.pb.MUCBody.EventInfo.EventType|null);

                /** EventInfo ext. */
                ext: (string|null);

                /**
                 * Encodes the specified EventInfo message. Does not implicitly {@link easemob.pb.MUCBody.EventInfo.verify|verify} messages.
                 * @param message EventInfo message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.MUCBody.EventInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an EventInfo message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.MUCBody.EventInfo & easemob.pb.MUCBody.EventInfo.$Shape} EventInfo
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.MUCBody.EventInfo & easemob.pb.MUCBody.EventInfo.$Shape;
            }

            namespace EventInfo {

                /** Properties of an EventInfo. */
                interface $Properties {

                    /** EventInfo eventType */
                    eventType?: (easemob.pb.MUCBody.EventInfo.EventType|null);

                    /** EventInfo ext */
                    ext?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of an EventInfo. */
                type $Shape = easemob.pb.MUCBody.EventInfo.$Properties;

                /** EventType enum. */
                enum EventType {

                    /** EVENT_NONE value */
                    EVENT_NONE = 0,

                    /** CIRCLE_CHANNEL value */
                    CIRCLE_CHANNEL = 1
                }
            }
        }

        /**
         * Properties of a StatisticsBody.
         * @deprecated Use easemob.pb.StatisticsBody.$Properties instead.
         */
        interface IStatisticsBody extends easemob.pb.StatisticsBody.$Properties {
        }

        /** Represents a StatisticsBody. */
        class StatisticsBody {

            /**
             * Constructs a new StatisticsBody.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.StatisticsBody.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** StatisticsBody operation. */
            operation: (easemob.pb.StatisticsBody.Operation|null);

            /** StatisticsBody os. */
            os: (easemob.pb.StatisticsBody.OsType|null);

            /** StatisticsBody version. */
            version: (string|null);

            /** StatisticsBody network. */
            network: (easemob.pb.StatisticsBody.NetworkType|null);

            /** StatisticsBody imTime. */
            imTime: (number|null);

            /** StatisticsBody chatTime. */
            chatTime: (number|null);

            /** StatisticsBody location. */
            location: (string|null);

            /**
             * Encodes the specified StatisticsBody message. Does not implicitly {@link easemob.pb.StatisticsBody.verify|verify} messages.
             * @param message StatisticsBody message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.StatisticsBody.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a StatisticsBody message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.StatisticsBody & easemob.pb.StatisticsBody.$Shape} StatisticsBody
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.StatisticsBody & easemob.pb.StatisticsBody.$Shape;
        }

        namespace StatisticsBody {

            /** Properties of a StatisticsBody. */
            interface $Properties {

                /** StatisticsBody operation */
                operation?: (easemob.pb.StatisticsBody.Operation|null);

                /** StatisticsBody os */
                os?: (easemob.pb.StatisticsBody.OsType|null);

                /** StatisticsBody version */
                version?: (string|null);

                /** StatisticsBody network */
                network?: (easemob.pb.StatisticsBody.NetworkType|null);

                /** StatisticsBody imTime */
                imTime?: (number|null);

                /** StatisticsBody chatTime */
                chatTime?: (number|null);

                /** StatisticsBody location */
                location?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a StatisticsBody. */
            type $Shape = easemob.pb.StatisticsBody.$Properties;

            /** Operation enum. */
            enum Operation {

                /** INFORMATION value */
                INFORMATION = 0,

                /** USER_REMOVED value */
                USER_REMOVED = 1,

                /** USER_LOGIN_ANOTHER_DEVICE value */
                USER_LOGIN_ANOTHER_DEVICE = 2,

                /** USER_KICKED_BY_CHANGE_PASSWORD value */
                USER_KICKED_BY_CHANGE_PASSWORD = 3,

                /** USER_KICKED_BY_OTHER_DEVICE value */
                USER_KICKED_BY_OTHER_DEVICE = 4
            }

            /** OsType enum. */
            enum OsType {

                /** OS_IOS value */
                OS_IOS = 0,

                /** OS_ANDROID value */
                OS_ANDROID = 1,

                /** OS_LINUX value */
                OS_LINUX = 2,

                /** OS_OSX value */
                OS_OSX = 3,

                /** OS_WIN value */
                OS_WIN = 4,

                /** OS_OTHER value */
                OS_OTHER = 16
            }

            /** NetworkType enum. */
            enum NetworkType {

                /** NETWORK_NONE value */
                NETWORK_NONE = 0,

                /** NETWORK_WIFI value */
                NETWORK_WIFI = 1,

                /** NETWORK_4G value */
                NETWORK_4G = 2,

                /** NETWORK_3G value */
                NETWORK_3G = 3,

                /** NETWORK_2G value */
                NETWORK_2G = 4,

                /** NETWORK_WIRE value */
                NETWORK_WIRE = 5
            }
        }

        /**
         * Properties of a ConferenceBody.
         * @deprecated Use easemob.pb.ConferenceBody.$Properties instead.
         */
        interface IConferenceBody extends easemob.pb.ConferenceBody.$Properties {
        }

        /** Represents a ConferenceBody. */
        class ConferenceBody {

            /**
             * Constructs a new ConferenceBody.
             * @param [properties] Properties to set
             */
            constructor(properties?: easemob.pb.ConferenceBody.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** ConferenceBody sessionId. */
            sessionId: (string|null);

            /** ConferenceBody operation. */
            operation: (easemob.pb.ConferenceBody.Operation|null);

            /** ConferenceBody conferenceId. */
            conferenceId: (string|null);

            /** ConferenceBody type. */
            type: (easemob.pb.ConferenceBody.Type|null);

            /** ConferenceBody content. */
            content: (string|null);

            /** ConferenceBody network. */
            network: (string|null);

            /** ConferenceBody version. */
            version: (string|null);

            /** ConferenceBody identity. */
            identity: (easemob.pb.ConferenceBody.Identity|null);

            /** ConferenceBody duration. */
            duration: (string|null);

            /** ConferenceBody peerName. */
            peerName: (string|null);

            /** ConferenceBody endReason. */
            endReason: (easemob.pb.ConferenceBody.EndReason|null);

            /** ConferenceBody status. */
            status: (easemob.pb.ConferenceBody.Status|null);

            /** ConferenceBody isDirect. */
            isDirect: (boolean|null);

            /** ConferenceBody controlType. */
            controlType: (easemob.pb.ConferenceBody.StreamControlType|null);

            /** ConferenceBody routeFlag. */
            routeFlag: (number|null);

            /** ConferenceBody routeKey. */
            routeKey: (string|null);

            /**
             * Encodes the specified ConferenceBody message. Does not implicitly {@link easemob.pb.ConferenceBody.verify|verify} messages.
             * @param message ConferenceBody message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: easemob.pb.ConferenceBody.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a ConferenceBody message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {easemob.pb.ConferenceBody & easemob.pb.ConferenceBody.$Shape} ConferenceBody
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.ConferenceBody & easemob.pb.ConferenceBody.$Shape;
        }

        namespace ConferenceBody {

            /** Properties of a ConferenceBody. */
            interface $Properties {

                /** ConferenceBody sessionId */
                sessionId?: (string|null);

                /** ConferenceBody operation */
                operation?: (easemob.pb.ConferenceBody.Operation|null);

                /** ConferenceBody conferenceId */
                conferenceId?: (string|null);

                /** ConferenceBody type */
                type?: (easemob.pb.ConferenceBody.Type|null);

                /** ConferenceBody content */
                content?: (string|null);

                /** ConferenceBody network */
                network?: (string|null);

                /** ConferenceBody version */
                version?: (string|null);

                /** ConferenceBody identity */
                identity?: (easemob.pb.ConferenceBody.Identity|null);

                /** ConferenceBody duration */
                duration?: (string|null);

                /** ConferenceBody peerName */
                peerName?: (string|null);

                /** ConferenceBody endReason */
                endReason?: (easemob.pb.ConferenceBody.EndReason|null);

                /** ConferenceBody status */
                status?: (easemob.pb.ConferenceBody.Status.$Properties|null);

                /** ConferenceBody isDirect */
                isDirect?: (boolean|null);

                /** ConferenceBody controlType */
                controlType?: (easemob.pb.ConferenceBody.StreamControlType|null);

                /** ConferenceBody routeFlag */
                routeFlag?: (number|null);

                /** ConferenceBody routeKey */
                routeKey?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a ConferenceBody. */
            type $Shape = easemob.pb.ConferenceBody.$Properties;

            /**
             * Properties of a Status.
             * @deprecated Use easemob.pb.ConferenceBody.Status.$Properties instead.
             */
            interface IStatus extends easemob.pb.ConferenceBody.Status.$Properties {
            }

            /** Represents a Status. */
            class Status {

                /**
                 * Constructs a new Status.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: easemob.pb.ConferenceBody.Status.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Status errorCode. */
                errorCode: (number|null);

                /**
                 * Encodes the specified Status message. Does not implicitly {@link easemob.pb.ConferenceBody.Status.verify|verify} messages.
                 * @param message Status message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: easemob.pb.ConferenceBody.Status.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Status message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {easemob.pb.ConferenceBody.Status & easemob.pb.ConferenceBody.Status.$Shape} Status
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): easemob.pb.ConferenceBody.Status & easemob.pb.ConferenceBody.Status.$Shape;
            }

            namespace Status {

                /** Properties of a Status. */
                interface $Properties {

                    /** Status errorCode */
                    errorCode?: (number|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Status. */
                type $Shape = easemob.pb.ConferenceBody.Status.$Properties;
            }

            /** Operation enum. */
            enum Operation {

                /** JOIN value */
                JOIN = 0,

                /** INITIATE value */
                INITIATE = 1,

                /** ACCEPT_INITIATE value */
                ACCEPT_INITIATE = 2,

                /** ANSWER value */
                ANSWER = 3,

                /** TERMINATE value */
                TERMINATE = 4,

                /** REMOVE value */
                REMOVE = 5,

                /** STREAM_CONTROL value */
                STREAM_CONTROL = 6,

                /** MEDIA_REQUEST value */
                MEDIA_REQUEST = 7
            }

            /** Type enum. */
            enum Type {

                /** VOICE value */
                VOICE = 0,

                /** VIDEO value */
                VIDEO = 1
            }

            /** Identity enum. */
            enum Identity {

                /** CALLER value */
                CALLER = 0,

                /** CALLEE value */
                CALLEE = 1
            }

            /** EndReason enum. */
            enum EndReason {

                /** HANGUP value */
                HANGUP = 0,

                /** NORESPONSE value */
                NORESPONSE = 1,

                /** REJECT value */
                REJECT = 2,

                /** BUSY value */
                BUSY = 3,

                /** FAIL value */
                FAIL = 4,

                /** UNSUPPORTED value */
                UNSUPPORTED = 5,

                /** OFFLINE value */
                OFFLINE = 6
            }

            /** StreamControlType enum. */
            enum StreamControlType {

                /** PAUSE_VOICE value */
                PAUSE_VOICE = 0,

                /** RESUME_VOICE value */
                RESUME_VOICE = 1,

                /** PAUSE_VIDEO value */
                PAUSE_VIDEO = 2,

                /** RESUME_VIDEO value */
                RESUME_VIDEO = 3
            }
        }
    }
}
